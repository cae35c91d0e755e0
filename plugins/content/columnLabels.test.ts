import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {expect, it} from 'vitest';
import rehypeColumnLabels from './columnLabels.ts';

function labelled(html: string): string {
  const tree = fromHtml(html, {fragment: true});
  rehypeColumnLabels()(tree);
  return toHtml(tree);
}

it('labels every cell but the first of a row with its column', () => {
  expect(
    labelled(
      '<table><thead><tr><th>Way</th><th>Used <code>by</code></th><th>Why</th></tr></thead><tbody><tr><td>a</td><td>b</td><td>c</td></tr></tbody></table>',
    ),
  ).toContain(
    '<td>a</td><td data-label="Used by">b</td><td data-label="Why">c</td>',
  );
});

it('leaves a two-column table alone', () => {
  const html =
    '<table><thead><tr><th>Key</th><th>Value</th></tr></thead><tbody><tr><td>a</td><td>b</td></tr></tbody></table>';
  expect(labelled(html)).toBe(html);
});
