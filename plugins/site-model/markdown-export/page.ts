/** A page's Markdown version: front matter, a link to llms.txt, the content. */
import {stringify} from 'yaml';
import type {PageModel} from '../page-model/types.ts';
import {markdownPath} from '../../../data/paths.ts';

export type MarkdownPage = {
  page: PageModel;
  /** Path in the build folder. */
  file: string;
  /** URL of the Markdown file; `page.url` is the canonical one. */
  url: string;
  /** ISO 8601. */
  updated: string | null;
  text: string;
  /** Sections for llms.txt, such as the calls of the API. */
  listed?: readonly {title: string; file: string}[];
};

/**
 * Not for search and 404, which have no content, nor for further pages of a
 * list: llms.txt lists everything.
 */
export function hasMarkdown({kind, route}: PageModel): boolean {
  const isFurtherPage = kind === 'list' && /\/page\/\d+$/.test(route);
  return kind !== 'search' && kind !== 'not-found' && !isFurtherPage;
}

function frontMatter(page: PageModel, updated: string | null): string {
  const fields = {
    title: page.title,
    description: page.description,
    url: page.url,
    ...(page.published && {published: page.published}),
    ...(updated && {updated}),
  };
  return `---\n${stringify(fields, {lineWidth: 0})}---\n`;
}

/** Points agents that followed a link to the other pages. */
function pointer(siteUrl: string): string {
  return `> All pages, for agents: ${siteUrl}/llms.txt\n`;
}

type MarkdownParts = {
  siteUrl: string;
  updated: string | null;
  /** The page's content, without its title. */
  content: string;
};

export function makeMarkdownPage(
  page: PageModel,
  {siteUrl, updated, content}: MarkdownParts,
): MarkdownPage {
  const path = markdownPath(page.route);
  const parts = [
    frontMatter(page, updated),
    pointer(siteUrl),
    `# ${page.title}\n`,
    content,
  ];
  return {
    page,
    file: path.slice(1),
    url: `${siteUrl}${path}`,
    updated,
    text: parts.join('\n'),
  };
}
