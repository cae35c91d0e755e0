/** Head and body tags that point agents to llms.txt and Markdown. */
import type {HtmlTagObject} from '@docusaurus/types';
import {markdownPath} from '../../../data/paths.ts';
import type {PageModel} from '../page-model/types.ts';

export const agentHeadTags = (base: string): HtmlTagObject[] => [
  {
    tagName: 'link',
    attributes: {
      rel: 'llms-txt',
      type: 'text/plain',
      href: `${base}/llms.txt`,
    },
  },
];

/**
 * The first text of the body, for agents that only see text. `hidden` keeps it
 * from sight, from the tab order and from screen readers.
 */
export const agentHint = (base: string): HtmlTagObject => ({
  tagName: 'div',
  attributes: {hidden: true},
  innerHTML: `Agents find a list of all pages in <a href="${base}/llms.txt">${base}/llms.txt</a>, and each page as Markdown at its URL with .md added.`,
});

/** Links to the page's Markdown version. */
export function markdownTag({route}: PageModel, base: string) {
  const href = `${base}${markdownPath(route)}`;
  return {rel: 'alternate', type: 'text/markdown', href};
}
