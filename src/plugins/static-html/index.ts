/**
 * What is plain text becomes one string of HTML: nothing in it ever changes,
 * and React need not wake up two thousand parts of the API page to find that
 * out. What has links or components inside stays as it is.
 */
import type {Element, ElementContent, Root, RootContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {CONTINUE, SKIP, visit} from 'unist-util-visit';
import type {Parent} from 'unist';
import {jsxElement} from '../jsxElement.ts';

/** What has no component in src/theme/MDXComponents.tsx, or one that does nothing. */
const PLAIN = new Set([
  ...['thead', 'tbody', 'tr', 'th', 'td'],
  ...['p', 'ul', 'ol', 'li'],
  ...['code', 'strong', 'em', 'del', 'br'],
]);
const BLOCKS = new Set(['p', 'ul', 'ol', 'li', 'blockquote']);
/** What holds blocks. */
const STRUCTURE = new Set([
  ...['table', 'thead', 'tbody', 'tr'],
  ...['ul', 'ol', 'blockquote'],
]);

/** Attributes would be written in another way than React writes them. */
const isBare = ({properties}: Element): boolean =>
  Object.keys(properties).length === 0;

const isPlain = (node: ElementContent): boolean =>
  node.type === 'text' ||
  (node.type === 'element' &&
    PLAIN.has(node.tagName) &&
    isBare(node) &&
    node.children.every(isPlain));

/** Text alone costs React nothing. */
const isStatic = (node: Element): boolean =>
  node.children.every(isPlain) &&
  node.children.some(({type}) => type === 'element');

/** Line ends between blocks: no one sees them, and each is a part for React. */
const isSpace = (node: RootContent): boolean =>
  node.type === 'text' && node.value.trim() === '';

function withoutSpace(node: Root | Element): void {
  if (node.type === 'root' || STRUCTURE.has(node.tagName)) {
    node.children = node.children.filter(
      (child) => !isSpace(child),
    ) as ElementContent[];
  }
}

/** Markdown leaves the corner of a comparison empty; that heads nothing. */
function withoutEmptyHeads(node: Element): void {
  if (node.tagName === 'th' && node.children.length === 0) {
    node.tagName = 'td';
  }
}

export default function rehypeStaticHtml() {
  return (tree: Root) => {
    withoutSpace(tree);
    visit(tree, 'element', (node) => {
      withoutSpace(node);
      withoutEmptyHeads(node);
    });
    visit(tree, 'element', (node, index, parent: Parent | undefined) => {
      if (!isStatic(node)) {
        return CONTINUE;
      }
      if (node.tagName === 'table') {
        // Its component (src/components/ScrollTable) shows the string.
        node.properties.html = toHtml(node.children);
        node.children = [];
      } else if (BLOCKS.has(node.tagName) && isBare(node)) {
        parent!.children[index!] = jsxElement(node.tagName, {
          dangerouslySetInnerHTML: {__html: toHtml(node.children)},
        });
        return SKIP;
      }
      return CONTINUE;
    });
  };
}
