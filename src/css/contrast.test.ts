import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {contrast} from './contrast.ts';
import {readTokens} from '../../plugins/brand-assets/readTokens.ts';

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

describe.each(['light', 'dark'] as const)('%s mode', (mode) => {
  const color = (name: string) => modes[mode][`--site-${name}`] ?? name;

  test.each(pairs)('%s on %s is at least %d:1', (text, surface, least) => {
    expect(contrast(color(text), color(surface))).toBeGreaterThanOrEqual(least);
  });
});

describe('code', () => {
  const colors = (mode: 'light' | 'dark') =>
    Object.entries(modes[mode]).filter(([name]) =>
      name.startsWith('--site-code-'),
    );
  const surface = modes.light['--site-code-surface']!;
  const tokens = colors('light').filter(
    ([name]) => !/-(?:surface|border|text)$/.test(name),
  );

  // tests/helpers/axe.ts relies on this to check code in one mode only.
  test('has the same colours in both modes', () => {
    expect(tokens.length).toBeGreaterThan(6);
    expect(colors('dark')).toEqual(colors('light'));
  });

  test.each(tokens)('%s is readable', (_, color) => {
    expect(contrast(color, surface)).toBeGreaterThanOrEqual(TEXT);
  });
});
