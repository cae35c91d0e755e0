/** A page's content as Markdown (CommonMark with GFM's tables). */
import type {Element, Root} from 'hast';
import {toMdast} from 'hast-util-to-mdast';
import type {Nodes} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {attribute, isElement} from '../page-model/hast.ts';
import {handlers} from './handlers.ts';

/** Whole addresses: a twin is read away from its page. A copy. */
function withWholeAddresses(node: Element, pageUrl: string): Element {
  // A tooltip only repeats what the link says.
  const {title: _, ...properties} = node.properties;
  for (const name of ['href', 'src']) {
    const value = attribute(node, name);
    if (value !== undefined) {
      properties[name] = new URL(value, pageUrl).href;
    }
  }
  const children = node.children.map((child) =>
    isElement(child) ? withWholeAddresses(child, pageUrl) : {...child},
  );
  return {type: 'element', tagName: node.tagName, properties, children};
}

/** `main` is a page model's: free of navigation and of what operates it. */
export function contentMarkdown(main: Element, pageUrl: string): string {
  const {children} = withWholeAddresses(main, pageUrl);
  const tree: Root = {type: 'root', children};
  const mdast = toMdast(tree, {document: true, handlers}) as Nodes;
  return toMarkdown(mdast, {
    bullet: '-',
    // Padding a table's columns costs a reader half of its size.
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
    listItemIndent: 'one',
    resourceLink: true,
    rule: '-',
  });
}
