/**
 * The site for agents: llms.txt lists its pages in groups (llmstxt.org),
 * llms-full.txt contains them. Pure functions.
 */
import type {PageKind} from '../page-model/types.ts';
import type {MarkdownPage} from '../markdown-export/page.ts';
import type {Outline} from './outline.ts';

export type SiteInfo = {
  name: string;
  tagline: string;
  siteUrl: string;
  mcpUrl: string | null;
  /** Whether the build serves the API description. */
  hasApi: boolean;
};

/** Pages under one label: a category of the docs, or the blog. */
export type PageGroup = {label: string; pages: MarkdownPage[]};

/** The docs in sidebar order, then the posts, then the rest. */
export function groupPages(
  pages: readonly MarkdownPage[],
  outline: Outline,
): PageGroup[] {
  // The sidebar's permalinks include the base path.
  const byPath = new Map(
    pages.map((each) => [new URL(each.page.url).pathname, each]),
  );
  const docs = outline.map(({label, routes}) => ({
    label,
    pages: routes.flatMap((route) => byPath.get(route) ?? []),
  }));
  const listed = new Set(docs.flatMap((group) => group.pages));
  const ofKind = (...kinds: PageKind[]) =>
    pages.filter((each) => kinds.includes(each.page.kind) && !listed.has(each));
  const newest = (a: MarkdownPage, b: MarkdownPage) =>
    (b.page.published ?? '').localeCompare(a.page.published ?? '');
  return [
    ...docs,
    {label: 'Blog', pages: ofKind('post').toSorted(newest)},
    {label: 'Other pages', pages: ofKind('home', 'page', 'doc', 'category')},
  ].filter((group) => group.pages.length > 0);
}

function entry(
  {page, url, listed = []}: MarkdownPage,
  {siteUrl}: SiteInfo,
): string {
  // Not links, because no page for people has these URLs.
  const sections = listed.map(
    ({title, file}) => `  - ${title}: \`${siteUrl}/${file}\``,
  );
  return [`- [${page.title}](${url}): ${page.description}`, ...sections].join(
    '\n',
  );
}

export function llmsTxt(groups: readonly PageGroup[], site: SiteInfo): string {
  const {name, tagline, siteUrl, mcpUrl, hasApi} = site;
  // The handler that serves MCP negotiates, too (agents/handler.ts).
  const negotiates = mcpUrl?.startsWith(`${siteUrl}/`) ?? false;
  return `${[
    `# ${name} documentation`,
    `> ${name}: ${tagline}.`,
    [
      `Every page below is Markdown. The same URL without \`.md\` is the page for people${negotiates ? '; with `Accept: text/markdown` it is Markdown too' : ''}. A section of a document alone, such as \`/docs/x#part\`, is \`/docs/x.part.md\`.`,
      `- All documents and posts in one file: [llms-full.txt](${siteUrl}/llms-full.txt)`,
      ...(hasApi
        ? [
            `- The API, described in OpenAPI 3.1: \`${siteUrl}/openapi.yaml\`; its changes: \`${siteUrl}/api-changes.json\` (JSON Feed)`,
          ]
        : []),
      ...(mcpUrl === null
        ? []
        : [
            `- Search and read these pages by MCP (Streamable HTTP, no account): \`${mcpUrl}\``,
          ]),
    ].join('\n'),
    ...groups.map(({label, pages}) =>
      [`## ${label}`, '', ...pages.map((page) => entry(page, site))].join('\n'),
    ),
  ].join('\n\n')}\n`;
}

/** Documents and posts in full; list pages would only repeat them. */
export function llmsFullTxt(
  groups: readonly PageGroup[],
  {name, tagline}: SiteInfo,
): string {
  const texts = groups
    .flatMap(({pages}) => pages)
    .filter(({page}) => page.kind === 'doc' || page.kind === 'post')
    .map(({text}) => text);
  return [`# ${name} documentation\n\n> ${name}: ${tagline}.\n`, ...texts].join(
    '\n',
  );
}
