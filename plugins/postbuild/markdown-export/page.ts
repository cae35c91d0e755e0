/** The Markdown twin of a page: its content, and what stands around it. */
import {stringify} from 'yaml';
import type {PageModel} from '../page-model/types.ts';
import {markdownPath} from '../../../data/paths.ts';

export type Twin = {
  page: PageModel;
  /** Path in the build folder. */
  file: string;
  /** Address of the twin itself; `page.url` is the canonical one. */
  url: string;
  /** ISO 8601. */
  updated: string | null;
  text: string;
};

/**
 * Search and not-found have no content of their own, and a list that goes on
 * is for people: llms.txt has all of it.
 */
export function hasTwin({kind, route}: PageModel): boolean {
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

/** Where an agent that came by a link finds the rest. */
export function pointer(siteUrl: string): string {
  return `> All pages, for agents: ${siteUrl}/llms.txt\n`;
}

type TwinParts = {
  siteUrl: string;
  updated: string | null;
  /** The page's content, from below its title. */
  content: string;
};

export function makeTwin(
  page: PageModel,
  {siteUrl, updated, content}: TwinParts,
): Twin {
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
