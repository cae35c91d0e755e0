/** A page's content as Markdown (CommonMark with GFM's tables). */
import type {Element, Root} from 'hast';
import {toMdast} from 'hast-util-to-mdast';
import type {Nodes} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {attribute, elements} from '../page-model/hast.ts';
import {handlers} from './handlers.ts';

/** Whole addresses: a twin is read away from its page. */
function withWholeAddresses(main: Element, pageUrl: string): Element {
  const copy = structuredClone(main);
  for (const element of elements(copy)) {
    for (const name of ['href', 'src']) {
      const value = attribute(element, name);
      if (value !== undefined) {
        element.properties[name] = new URL(value, pageUrl).href;
      }
    }
    // A tooltip only repeats what the link says.
    delete element.properties.title;
  }
  return copy;
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
