import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {misplacedCitations} from './citations.ts';

const files = fs.globSync('{docs,blog}/**/*.mdx');
const NOTE = "_Checked against Discord's documentation on 14 November 2026._";

describe('citations are at the end of their section', () => {
  it.each(files)('%s', (file) => {
    expect(misplacedCitations(fs.readFileSync(file, 'utf8'))).toEqual([]);
  });
});

describe('misplacedCitations', () => {
  it.each([
    ['the start of a page', 'Checked against the docs on 2026-11-14.\n\nText.'],
    ['part of a paragraph', 'It can. Checked on 14 November 2026.\n\n## A'],
    ['a note before other text', `${NOTE}\n\nMore text.\n`],
  ])('finds %s', (_, text) => {
    expect(misplacedCitations(text)).toHaveLength(1);
  });

  it.each([
    ['before a heading', `Text.\n\n${NOTE}\n\n## Next\n`],
    ['at the end of the page', `Text.\n\n${NOTE}\n`],
  ])('accepts a note %s', (_, text) => {
    expect(misplacedCitations(text)).toEqual([]);
  });
});
