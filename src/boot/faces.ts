/**
 * A browser looks for a face, a font in one size and weight, when it first
 * lays text out in it, and a visitor waits for each. While the styles are on
 * their way it has nothing else to do, so it looks for those of the first
 * screen then, by measuring the title in them.
 */
import fs from 'node:fs';
import {readTokens} from '../css/readTokens.ts';

const tokensFile = new URL('../css/tokens.css', import.meta.url);
const {light: tokens} = readTokens(fs.readFileSync(tokensFile, 'utf8'));

/** A canvas does not know the size of the page's own text. */
const ROOT_SIZE = 16;
const sizeOf = (name: string) =>
  tokens[`--site-text-${name}`]!.replace(
    /([\d.]+)rem/g,
    (_, rem) => `${Number(rem) * ROOT_SIZE}px`,
  );

const codeInText = `${sizeOf('body')} * ${parseFloat(sizeOf('code')) / 100}`;

const FACES = [
  ...['body', 'small', 'ui'].flatMap((size) => [
    ['400', sizeOf(size), tokens['--site-font']],
    ['600', sizeOf(size), tokens['--site-font']],
  ]),
  ['600', sizeOf('h1'), tokens['--site-font']],
  ['600', sizeOf('h2'), tokens['--site-font']],
  ['400', codeInText, tokens['--site-font-mono']],
];

/** Chromium keeps a face by its size on the screen, not on the page. */
export const prepareFaces = `
var pen = document.createElement('canvas').getContext('2d');
pen && ${JSON.stringify(FACES)}.forEach(function (face) {
  pen.font = face[0] + ' calc(' + devicePixelRatio + ' * ' + face[1] + ') ' + face[2];
  pen.measureText(document.title);
});`;
