/**
 * The site for agents: llms.txt lists its pages by section (llmstxt.org),
 * llms-full.txt holds them. Pure: twins in, text out.
 */
import type {PageKind} from '../page-model/types.ts';
import type {Twin} from '../markdown-export/page.ts';
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

/** A file of the index: its path in the build, and what it says. */
export type IndexFile = {file: string; text: string};

const sectionText = (label: string, lines: readonly string[]) =>
  [`## ${label}`, '', ...lines].join('\n');

function rootText(sections: readonly string[], site: SiteInfo): string {
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
    ...sections,
  ].join('\n\n')}\n`;
}

/** The entries of a section, cut where a file would become too long. */
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
 * One file as long as agents read it whole; beyond that, a file for each
 * section (or several), and the first only leads to them.
 */
export function llmsTxt(
  sections: readonly ListedTwins[],
  site: SiteInfo,
  maxLength: number,
): IndexFile[] {
  const all = sections.map(({label, twins}) =>
    sectionText(label, twins.map(entry)),
  );
  const whole = rootText(all, site);
  if (whole.length < maxLength) {
    return [{file: 'llms.txt', text: whole}];
  }
  // Room for the head of each file.
  const room = maxLength - 1000;
  const files = sections.flatMap(({label, twins}, at) =>
    parts(twins.map(entry), room).map((lines, part) => ({
      label: part === 0 ? label : `${label}, part ${part + 1}`,
      // Numbered: two labels may differ by their signs alone.
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
