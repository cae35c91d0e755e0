/**
 * Marks inline code that is longer than a line of a phone. Shorter code is
 * kept on one line (src/css/base.css), because a browser would also break it
 * after each hyphen: `data-`, `widget-`, `id`.
 */
import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/** Fits into a cell or list item at 390 px. */
const MAX_LENGTH = 30;

export default function rehypeLongInlineCode() {
  return (tree: Root) => {
    visit(tree, {tagName: 'code'}, (code, _, parent) => {
      const [text] = code.children;
      const inline = !(parent?.type === 'element' && parent.tagName === 'pre');
      if (inline && text?.type === 'text' && text.value.length > MAX_LENGTH) {
        code.properties.className = ['code-long'];
      }
    });
  };
}
