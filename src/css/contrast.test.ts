import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {wcagContrast} from 'culori';
import {colorOf, readTokens} from '../../plugins/cards/brand/readTokens.ts';

const modes = readTokens(
  fs.readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8'),
);

const BODY = 7;
const TEXT = 4.5;
/** Outlines of controls, WCAG 1.4.11. */
const OUTLINE = 3;

const surfaces = ['surface', 'surface-raised', 'surface-sunken'];
const everywhere = (text: string, least: number) =>
  surfaces.map((surface) => [text, surface, least] as const);

const pairs = [
  ...everywhere('text', BODY),
  ...everywhere('text-muted', TEXT),
  ...everywhere('accent', TEXT),
  ...everywhere('accent-hover', TEXT),
  ...everywhere('green', TEXT),
  ...everywhere('amber', TEXT),
  ...everywhere('red', TEXT),
  ...everywhere('border-strong', OUTLINE),
  ...['accent', 'green', 'red'].flatMap((name) => [
    [name, `${name}-soft`, TEXT] as const,
    ['text', `${name}-soft`, BODY] as const,
    ['text-muted', `${name}-soft`, TEXT] as const,
  ]),
  // Links in admonitions keep the accent colour.
  ...['green', 'red'].map((name) => ['accent', `${name}-soft`, TEXT] as const),
  ['on-accent', 'accent', TEXT] as const,
  ['on-accent', 'accent-hover', TEXT] as const,
  ['code-text', 'code-surface', BODY] as const,
];

type Mode = (typeof modes)['light'];

const contrast = (tokens: Mode, text: string, surface: string) =>
  wcagContrast(colorOf(tokens, text), colorOf(tokens, surface));

describe.each(['light', 'dark'] as const)('%s mode', (mode) => {
  test.each(pairs)('%s on %s is at least %d:1', (text, surface, least) => {
    const found = contrast(modes[mode], text, surface);
    expect(found).toBeGreaterThanOrEqual(least);
  });

  // So that an owner has to choose two numbers only.
  test('pairs are readable in every other hue', () => {
    for (let hue = 0; hue < 360; hue += 5) {
      const tokens = {
        ...modes[mode],
        '--site-hue': String(hue),
        '--site-hue-2': String((hue + 180) % 360),
      };
      for (const [text, surface, least] of [...pairs, ...codePairs]) {
        const found = contrast(tokens, text, surface);
        const name = `${text} on ${surface} with the hue ${hue}`;
        expect.soft(found, name).toBeGreaterThanOrEqual(least);
      }
    }
  });
});

const names = (tokens: Mode) =>
  Object.keys(tokens).flatMap(
    (name) => /^--site-(code-.+)/.exec(name)?.[1] ?? [],
  );
const codePairs = names(modes.light)
  .filter((name) => !/-(?:surface|border|text)$/.test(name))
  .map((name) => [name, 'code-surface', TEXT] as const);

describe('code', () => {
  // tests/helpers/axe.ts relies on this to check code in one mode only.
  test('has the same colours in both modes', () => {
    expect(codePairs.length).toBeGreaterThan(6);
    for (const name of names(modes.dark)) {
      expect(colorOf(modes.dark, name)).toBe(colorOf(modes.light, name));
    }
  });

  test.each(codePairs)('%s is readable', (text, surface, least) => {
    const found = contrast(modes.light, text, surface);
    expect(found).toBeGreaterThanOrEqual(least);
  });
});
