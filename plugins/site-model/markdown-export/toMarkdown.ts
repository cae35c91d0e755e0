/** A page's content as Markdown (CommonMark with GFM's tables). */
import type {Element, Root} from 'hast';
import {toMdast} from 'hast-util-to-mdast';
import type {Root as MarkdownRoot} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {attribute, isElement} from '../page-model/hast.ts';
import {handlers} from './handlers.ts';

/** A copy with absolute URLs, as Markdown files are read out of context. */
function withAbsoluteUrls(node: Element, pageUrl: string): Element {
  // A tooltip only repeats the link's text.
  const {title: _, ...properties} = node.properties;
  for (const name of ['href', 'src']) {
    const value = attribute(node, name);
    if (value !== undefined) {
      properties[name] = new URL(value, pageUrl).href;
    }
  }
  const children = node.children.map((child) =>
    isElement(child) ? withAbsoluteUrls(child, pageUrl) : {...child},
  );
  return {type: 'element', tagName: node.tagName, properties, children};
}

/**
 * What a page means, without its looks: the Markdown tree.
 *
 * @param main from a page model, without navigation and controls
 */
export function meaningOf(main: Element, pageUrl: string): MarkdownRoot {
  const {children} = withAbsoluteUrls(main, pageUrl);
  const tree: Root = {type: 'root', children};
  return toMdast(tree, {document: true, handlers}) as MarkdownRoot;
}

const writer = unified()
  // Padded columns would double the size of a table.
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {
    bullet: '-',
    listItemIndent: 'one',
    resourceLink: true,
    rule: '-',
  });

export const render = (tree: MarkdownRoot): string => writer.stringify(tree);
