/**
 * Renders an empty header cell as `td`. Markdown leaves the corner of a
 * comparison table empty, and an empty `th` is announced as a header of nothing.
 */
import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

export default function rehypeEmptyCornerCell() {
  return (tree: Root) => {
    visit(tree, {tagName: 'th'}, (cell) => {
      if (cell.type === 'element' && cell.children.length === 0) {
        cell.tagName = 'td';
      }
    });
  };
}
