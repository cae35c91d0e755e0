/**
 * Tables as the browser needs them. One of plain text becomes one string of
 * HTML (src/components/ScrollTable shows it): nothing in it ever changes, and
 * React need not wake up a thousand cells of the API page to find that out.
 * One with links or components stays as it is.
 */
import type {Element, ElementContent, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {visit} from 'unist-util-visit';

/** What has no component in src/theme/MDXComponents.tsx, or one that does nothing. */
const PLAIN = new Set([
  ...['thead', 'tbody', 'tr', 'th', 'td'],
  ...['code', 'strong', 'em', 'del', 'br'],
]);
const STRUCTURE = new Set(['table', 'thead', 'tbody', 'tr']);

/** Attributes would be written in another way than React writes them. */
const isPlain = (node: ElementContent): boolean =>
  node.type === 'text' ||
  (node.type === 'element' &&
    PLAIN.has(node.tagName) &&
    Object.keys(node.properties).length === 0 &&
    node.children.every(isPlain));

/** Line ends between rows and cells, which MDX leaves out too. */
function withoutSpace(node: Element): void {
  if (STRUCTURE.has(node.tagName)) {
    node.children = node.children.filter(({type}) => type !== 'text');
  }
}

/** Markdown leaves the corner of a comparison empty; that heads nothing. */
function withoutEmptyHeads(node: Element): void {
  if (node.tagName === 'th' && node.children.length === 0) {
    node.tagName = 'td';
  }
}

export default function rehypeStaticTables() {
  return (tree: Root) => {
    visit(tree, {tagName: 'table'}, (table: Element) => {
      visit(table, 'element', (node) => {
        withoutSpace(node);
        withoutEmptyHeads(node);
      });
      if (table.children.every(isPlain)) {
        table.properties.html = toHtml(table.children);
        table.children = [];
      }
    });
  };
}
