/**
 * Renders an empty header cell as `td`. The corner of a comparison table is
 * empty, and screen readers announce an empty `th` as a header.
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
