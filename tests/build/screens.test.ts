/** Every mock-up of the built pages: its size, its words, its Markdown. */
import fs from 'node:fs';
import path from 'node:path';
import type {Element} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {describe, expect, it} from 'vitest';
import {parseSnapshot} from 'docs-search/snapshot';
import {
  attribute,
  byTag,
  find,
} from '../../plugins/postbuild/page-model/hast.ts';
import {inlineText} from '../../plugins/postbuild/page-model/text.ts';
import {SNAPSHOT_FILE} from '../../plugins/postbuild/search-index/write-snapshot.ts';
import {findTerms} from '../writing/terms.ts';
import {all, readBuilt, treeOf} from '../helpers/built.ts';
import {docRoutes} from '../helpers/routes.ts';

const MAX_BYTES = 6000;

const isScreen = (element: Element) =>
  attribute(element, 'dataScreen') !== undefined;
const captionOf = (screen: Element) =>
  inlineText(find(screen, byTag('figcaption'))!);

const screens = docRoutes.flatMap((route) =>
  all(treeOf(route), isScreen).map(
    (screen) => [`${route}: ${captionOf(screen)}`, route, screen] as const,
  ),
);

const root = path.resolve(import.meta.dirname, '../..');
const {records} = parseSnapshot(
  fs.readFileSync(path.join(root, SNAPSHOT_FILE), 'utf8'),
);

it('finds mock-ups', () => {
  expect(screens.length).toBeGreaterThan(20);
});

describe.each(screens)('%s', (_, route, screen) => {
  const steps = find(screen, byTag('ol'))!.children.map((step) =>
    inlineText(step),
  );

  it('is small', () => {
    expect(Buffer.byteLength(toHtml(screen))).toBeLessThanOrEqual(MAX_BYTES);
  });

  it('uses our terms, also in the drawing', () => {
    expect(findTerms(inlineText(screen))).toEqual([]);
  });

  it('is its caption and steps in the Markdown export', () => {
    const markdown = readBuilt(`${route}.md`).replace(/[*`\\]/g, '');
    const lines = steps.map((step, index) => `${index + 1}. ${step}`);
    const at = markdown.indexOf(captionOf(screen));
    const found = markdown
      .slice(at)
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    expect(found.slice(0, lines.length + 1)).toEqual([
      captionOf(screen),
      ...lines,
    ]);
  });

  it('is not in the search records', () => {
    const texts = records.map(({content}) => content);
    expect(texts).not.toContain(captionOf(screen));
  });
});
