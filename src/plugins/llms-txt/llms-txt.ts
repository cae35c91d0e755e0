/**
 * The site for agents: llms.txt lists its pages by section (llmstxt.org),
 * llms-full.txt holds them. Pure: twins in, text out.
 */
import type {PageKind} from '../page-model/types.ts';
import type {Twin} from '../markdown-twins/twin.ts';
import type {Outline} from './sections.ts';

export type SiteInfo = {
  name: string;
  tagline: string;
  siteUrl: string;
  mcpUrl: string;
};

/** A section of the site with its pages. */
export type ListedTwins = {label: string; twins: Twin[]};

/** The docs in the sidebar's order, the posts, then what is left. */
export function listTwins(
  twins: readonly Twin[],
  outline: Outline,
): ListedTwins[] {
  const byRoute = new Map(twins.map((twin) => [twin.page.route, twin]));
  const docs = outline.map(({label, routes}) => ({
    label,
    twins: routes.flatMap((route) => byRoute.get(route) ?? []),
  }));
  const listed = new Set(docs.flatMap((section) => section.twins));
  const ofKind = (...kinds: PageKind[]) =>
    twins.filter((twin) => kinds.includes(twin.page.kind) && !listed.has(twin));
  const newest = (a: Twin, b: Twin) =>
    (b.page.published ?? '').localeCompare(a.page.published ?? '');
  return [
    ...docs,
    {label: 'Blog', twins: ofKind('post').toSorted(newest)},
    {label: 'Other pages', twins: ofKind('home', 'page', 'doc', 'category')},
  ].filter((section) => section.twins.length > 0);
}

function entry({page, url}: Twin): string {
  return `- [${page.title}](${url}): ${page.description}`;
}

export function llmsTxt(
  sections: readonly ListedTwins[],
  site: SiteInfo,
): string {
  const {name, tagline, siteUrl, mcpUrl} = site;
  return `${[
    `# ${name} documentation`,
    `> ${name}: ${tagline}.`,
    [
      `Every page below is Markdown. The same address without \`.md\` is the page for people; with \`Accept: text/markdown\` it is Markdown too.`,
      `- All documents and posts in one file: [llms-full.txt](${siteUrl}/llms-full.txt)`,
      `- The API, described in OpenAPI 3.1: \`${siteUrl}/openapi.yaml\``,
      `- Search and read these pages by MCP (Streamable HTTP, no account): \`${mcpUrl}\``,
    ].join('\n'),
    ...sections.map(({label, twins}) =>
      [`## ${label}`, '', ...twins.map(entry)].join('\n'),
    ),
  ].join('\n\n')}\n`;
}

/** Documents and posts whole; lists of them would only repeat them. */
export function llmsFullTxt(
  sections: readonly ListedTwins[],
  {name, tagline}: SiteInfo,
): string {
  const texts = sections
    .flatMap(({twins}) => twins)
    .filter(({page}) => page.kind === 'doc' || page.kind === 'post')
    .map(({text}) => text);
  return [`# ${name} documentation\n\n> ${name}: ${tagline}.\n`, ...texts].join(
    '\n',
  );
}
