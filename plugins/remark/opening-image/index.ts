/**
 * Remark plugin: puts the SVG that opens a page into the page, where it needs
 * no request and can use the design tokens, so it follows colour mode and brand.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import {jsxElement} from '../jsxElement.ts';

const INVISIBLE = new Set(['yaml', 'mdxjsEsm']);
const SVG =
  /<svg\b[^>]*\bviewBox="(?<viewBox>[^"]+)"[^>]*>(?<content>[^]*)<\/svg>/;

/** The content of a file, or undefined if Docusaurus should report it. */
function readSvg(file: string) {
  return fs.existsSync(file)
    ? SVG.exec(fs.readFileSync(file, 'utf8'))?.groups
    : undefined;
}

/** Runs before the Docusaurus plugin that turns `![]()` into `<img>`. */
export default function remarkOpeningImage() {
  return ({children}: Root, {dirname}: {dirname?: string}) => {
    const at = children.findIndex(({type}) => !INVISIBLE.has(type));
    const opening = children[at];
    const image =
      opening?.type === 'paragraph' ? opening.children[0] : undefined;
    if (image?.type !== 'image' || !image.url.endsWith('.svg')) {
      return;
    }
    const svg = readSvg(path.resolve(dirname ?? '', image.url));
    if (svg) {
      const {viewBox, content = ''} = svg;
      children[at] = jsxElement('svg', {
        className: 'opening-image',
        role: 'img',
        'aria-label': image.alt ?? '',
        viewBox,
        dangerouslySetInnerHTML: {
          __html: content.trim().replace(/>\s+</g, '><'),
        },
      }) as unknown as RootContent;
    }
  };
}
