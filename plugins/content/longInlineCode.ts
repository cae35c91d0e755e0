/**
 * Marks inline code that may wrap: code longer than a line on a phone, and
 * commands of several words, which wrap between words. Other inline code stays
 * on one line (src/css/base.css), because browsers also break after hyphens:
 * `data-`, `widget-`, `id`.
 */
import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/** Fits into a cell or list item at 390 px. */
const MAX_LENGTH = 30;
/** Of a command with options, such as `/source add channel:#solved`. */
const MAX_WORDS_LENGTH = 20;

const mayBreak = (text: string) =>
  text.length > MAX_LENGTH ||
  (text.length > MAX_WORDS_LENGTH && text.includes(' ') && !text.includes('-'));

export default function rehypeLongInlineCode() {
  return (tree: Root) => {
    visit(tree, {tagName: 'code'}, (code, _, parent) => {
      const [text] = code.children;
      const inline = !(parent?.type === 'element' && parent.tagName === 'pre');
      if (inline && text?.type === 'text' && mayBreak(text.value)) {
        code.properties.className = ['code-long'];
      }
    });
  };
}
