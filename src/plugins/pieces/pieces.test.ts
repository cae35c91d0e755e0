import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import type {Root} from 'hast';
import {describe, expect, it} from 'vitest';
import rehypePieces from './index.ts';

function inPieces(html: string, ...more: unknown[]): Root {
  const tree: Root = fromHtml(html, {fragment: true});
  tree.children.push(...(more as Root['children']));
  rehypePieces()(tree);
  return tree;
}
const piece = (html: string) => `<div class="markdown piece">${html}</div>`;

describe('the sections of a page', () => {
  const first = '<p>a</p><h2>b</h2><p>c</p><h3>d</h3><p>e</p>';

  it('stay as they are where two are all', () => {
    expect(toHtml(inPieces(first))).toBe(first);
  });

  it('are boxes from the third on, of either level', () => {
    const third = '<h3>f</h3><ul><li>g</li></ul>';
    const fourth = '<h2>h</h2>';
    expect(toHtml(inPieces(`${first}${third}${fourth}`))).toBe(
      `${first}${piece(third)}${piece(fourth)}`,
    );
  });

  it('are not parted by smaller headings', () => {
    const third = '<h2>f</h2><h4>g</h4><p>h</p>';
    expect(toHtml(inPieces(`${first}${third}`))).toBe(
      `${first}${piece(third)}`,
    );
  });

  it('hold no exports', () => {
    const toc = {type: 'mdxjsEsm', value: 'export const toc = []'};
    const tree = inPieces(`${first}<h2>f</h2>`, toc);
    expect(tree.children).toContainEqual(toc);
  });
});
