/**
 * Passes blocks that are only text to React as one HTML string, so a long page
 * hydrates its headings, links and components, and not every word in between.
 * Blocks with a link, an image, code to copy or an MDX component stay elements.
 */
import type {ElementContent, Root, RootContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {SKIP, visit} from 'unist-util-visit';
import {jsxElement} from '../../remark/jsxElement.ts';

const BLOCKS = new Set(['p', 'ul', 'ol', 'table']);
/** Elements that Docusaurus or the site renders with a component of its own. */
const COMPONENTS = new Set(['a', 'img', 'pre', 'details', 'summary', 'input']);

function isStatic(node: RootContent | ElementContent): boolean {
  return (
    node.type === 'text' ||
    (node.type === 'element' &&
      !COMPONENTS.has(node.tagName) &&
      !/^h\d$/.test(node.tagName) &&
      node.properties.id === undefined &&
      node.children.every(isStatic))
  );
}

export default function rehypeStaticHtml() {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (!parent || index === undefined) {
        return;
      }
      if (!BLOCKS.has(node.tagName) || !isStatic(node)) {
        return;
      }
      const html = toHtml(node.children);
      if (node.tagName === 'table') {
        // For src/components/ScrollTable.
        node.properties.html = html;
        node.children = [];
      } else {
        parent.children[index] = jsxElement(node.tagName, {
          ...node.properties,
          dangerouslySetInnerHTML: {__html: html},
        }) as never;
      }
      return SKIP;
    });
  };
}
