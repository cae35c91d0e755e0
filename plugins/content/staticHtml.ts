/**
 * Passes blocks that are only text to React as one HTML string, so a long page
 * hydrates its headings, links and components, and not every word in between.
 * Blocks with a link, an image, code to copy or an MDX component stay elements.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {ElementContent, Root, RootContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {SKIP, visit} from 'unist-util-visit';
import {jsxElement} from './jsxElement.ts';

const BLOCKS = new Set(['p', 'ul', 'ol', 'table']);
/** Elements that Docusaurus renders with a component that does something. */
const COMPONENTS = ['a', 'img', 'pre', 'details', 'summary', 'input'];

/** Elements that the site maps to a component, or whose component it swizzles. */
export function mappedTags(theme: string): string[] {
  const map = path.join(theme, 'MDXComponents.tsx');
  const text = fs.existsSync(map) ? fs.readFileSync(map, 'utf8') : '';
  const keys = [...text.matchAll(/^ {2}([a-z]\w*)[:,]/gm)].map(
    ([, key]) => key!,
  );
  return [
    // Tables get their HTML as a property.
    ...keys.filter((key) => key !== 'table'),
    ...fs
      .globSync('MDXComponents/*', {cwd: theme})
      .map((name) => path.parse(name).name.toLowerCase()),
  ];
}

const components = new Set([...COMPONENTS, ...mappedTags('src/theme')]);

function isStatic(node: RootContent | ElementContent): boolean {
  return (
    node.type === 'text' ||
    (node.type === 'element' &&
      !components.has(node.tagName) &&
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
