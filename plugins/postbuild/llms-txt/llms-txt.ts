/**
 * The site for agents: llms.txt lists its pages by section (llmstxt.org),
 * llms-full.txt contains them. Pure functions.
 */
import type {PageKind} from '../page-model/types.ts';
import type {MarkdownPage} from '../markdown-export/page.ts';
import type {Outline} from './sections.ts';

export type SiteInfo = {
  name: string;
  tagline: string;
  siteUrl: string;
  mcpUrl: string | null;
  /** Whether the host answers `Accept: text/markdown`. */
  negotiates: boolean;
};

/** A section of the site with its pages. */
export type MarkdownSection = {label: string; pages: MarkdownPage[]};

/** The docs in sidebar order, then the posts, then the rest. */
export function groupBySection(
  pages: readonly MarkdownPage[],
  outline: Outline,
): MarkdownSection[] {
  // The sidebar's permalinks include the base path.
  const byPath = new Map(
    pages.map((each) => [new URL(each.page.url).pathname, each]),
  );
  const docs = outline.map(({label, routes}) => ({
    label,
    pages: routes.flatMap((route) => byPath.get(route) ?? []),
  }));
  const listed = new Set(docs.flatMap((section) => section.pages));
  const ofKind = (...kinds: PageKind[]) =>
    pages.filter((each) => kinds.includes(each.page.kind) && !listed.has(each));
  const newest = (a: MarkdownPage, b: MarkdownPage) =>
    (b.page.published ?? '').localeCompare(a.page.published ?? '');
  return [
    ...docs,
    {label: 'Blog', pages: ofKind('post').toSorted(newest)},
    {label: 'Other pages', pages: ofKind('home', 'page', 'doc', 'category')},
  ].filter((section) => section.pages.length > 0);
}

function entry({page, url}: MarkdownPage): string {
  return `- [${page.title}](${url}): ${page.description}`;
}

/** A file of the index, with its path in the build. */
export type IndexFile = {file: string; text: string};

const sectionText = (label: string, lines: readonly string[]) =>
  [`## ${label}`, '', ...lines].join('\n');

function rootText(sections: readonly string[], site: SiteInfo): string {
  const {name, tagline, siteUrl, mcpUrl, negotiates} = site;
  return `${[
    `# ${name} documentation`,
    `> ${name}: ${tagline}.`,
    [
      `Every page below is Markdown. The same URL without \`.md\` is the page for people${negotiates ? '; with `Accept: text/markdown` it is Markdown too' : ''}.`,
      `- All documents and posts in one file: [llms-full.txt](${siteUrl}/llms-full.txt)`,
      `- The API, described in OpenAPI 3.1: \`${siteUrl}/openapi.yaml\``,
      ...(mcpUrl === null
        ? []
        : [
            `- Search and read these pages by MCP (Streamable HTTP, no account): \`${mcpUrl}\``,
          ]),
    ].join('\n'),
    ...sections,
  ].join('\n\n')}\n`;
}

/** Splits a section's entries so that no file gets too long. */
function parts(lines: readonly string[], maxLength: number): string[][] {
  const made: string[][] = [[]];
  let length = 0;
  for (const line of lines) {
    if (length + line.length > maxLength && length > 0) {
      made.push([]);
      length = 0;
    }
    made.at(-1)!.push(line);
    length += line.length + 1;
  }
  return made;
}

/**
 * One file while it is short enough for agents to read; beyond that, one or
 * more files per section, and llms.txt only links to them.
 */
export function llmsTxt(
  sections: readonly MarkdownSection[],
  site: SiteInfo,
  maxLength: number,
): IndexFile[] {
  const all = sections.map(({label, pages}) =>
    sectionText(label, pages.map(entry)),
  );
  const whole = rootText(all, site);
  if (whole.length < maxLength) {
    return [{file: 'llms.txt', text: whole}];
  }
  // Leaves room for each file's header.
  const room = maxLength - 1000;
  const files = sections.flatMap(({label, pages}, at) =>
    parts(pages.map(entry), room).map((lines, part) => ({
      label: part === 0 ? label : `${label}, part ${part + 1}`,
      // Numbered, as two labels may give the same slug.
      file: `llms/${at + 1}-${part + 1}.txt`,
      lines,
    })),
  );
  const links = files.map(
    ({label, file, lines}) =>
      `- [${label}](${site.siteUrl}/${file}): ${lines.length} pages`,
  );
  return [
    {file: 'llms.txt', text: rootText([sectionText('Sections', links)], site)},
    ...files.map(({label, file, lines}) => ({
      file,
      text: `# ${site.name} documentation\n\n${sectionText(label, lines)}\n`,
    })),
  ];
}

/** Documents and posts in full; list pages would only repeat them. */
export function llmsFullTxt(
  sections: readonly MarkdownSection[],
  {name, tagline}: SiteInfo,
): string {
  const texts = sections
    .flatMap(({pages}) => pages)
    .filter(({page}) => page.kind === 'doc' || page.kind === 'post')
    .map(({text}) => text);
  return [`# ${name} documentation\n\n> ${name}: ${tagline}.\n`, ...texts].join(
    '\n',
  );
}
