/** The docs over MCP: three read-only tools. */
import {McpServer} from '@modelcontextprotocol/server';
import type {Search} from 'docs-search/engine';
import {unescapeHtml} from 'docs-search/escape';
import {LEVELS} from 'docs-search/record';
import {getResult} from 'docs-search/results';
import * as z from 'zod';

/** What a request may ask for, so that none takes long. */
export const MAX_BODY_BYTES = 16 * 1024;
const MAX_QUERY_LENGTH = 400; // a whole question
const MAX_HITS = 20;
const MAX_URL_LENGTH = 512;
const PART_LENGTH = 20_000; // about 5,000 tokens

/** What the build wrote. */
export type Site = {
  /** llms.txt: the site's name, and all pages with their descriptions. */
  list: string;
  search: () => Promise<Search>;
  /** A file, by its path; undefined if there is none. */
  read: (file: string) => Promise<string | undefined>;
};

const annotations = {
  readOnlyHint: true,
  idempotentHint: true,
  openWorldHint: false,
};

const query = z
  .string()
  .min(1)
  .max(MAX_QUERY_LENGTH)
  .describe('Words or a question, as one would type it into a search box');
const limit = z.int().min(1).max(MAX_HITS).default(8);
const path = z
  .string()
  .min(1)
  .max(MAX_URL_LENGTH)
  .describe(
    'URL or path of a page, for example /docs/commands, or of one of its sections: /docs/commands#staff-role',
  );
const from = z
  .int()
  .min(0)
  .default(0)
  .describe('The character to start at: long pages are returned in parts');
const place = z.object({title: z.string(), url: z.string(), text: z.string()});

const reply = (text: string) => ({content: [{type: 'text' as const, text}]});

/** Stateless: each request gets a server of its own. */
export function createMcpServer({list, search, read}: Site): McpServer {
  const name = /^# (.+)/.exec(list)?.[1] ?? 'Documentation';
  const server = new McpServer(
    {name, version: '1'},
    {
      instructions: `Search and read the ${name}. search_docs finds sections, get_page reads a section (URL with its anchor) or a whole page as Markdown, list_pages shows what there is. Cite pages by their URL without ".md".`,
    },
  );

  server.registerTool(
    'search_docs',
    {
      title: `Search the ${name}`,
      description: `Finds the sections of the ${name} that answer a question. Returns titles, URLs and excerpts, best first; read one with get_page and its URL.`,
      inputSchema: z.object({query, limit}),
      outputSchema: z.object({results: z.array(place)}),
      annotations,
    },
    async (asked) => {
      const results = findPlaces(await search(), asked);
      return {
        ...reply(placesText(asked.query, results)),
        structuredContent: {results},
      };
    },
  );

  server.registerTool(
    'get_page',
    {
      title: 'Read a page',
      description:
        'Returns a page as Markdown, by a URL or path that search_docs or list_pages gave. With an anchor (#…), returns only that section.',
      inputSchema: z.object({path, from}),
      annotations,
    },
    async (asked) => {
      const section = sectionPath(asked.path);
      const markdown =
        (section && (await read(section))) ??
        (await read(markdownPath(asked.path)));
      return markdown === undefined
        ? {
            ...reply(
              `There is no page at "${asked.path}". Take a URL from list_pages, or find one with search_docs.`,
            ),
            isError: true,
          }
        : reply(part(markdown, asked.from));
    },
  );

  server.registerTool(
    'list_pages',
    {
      title: 'List all pages',
      description: `Lists all pages of the ${name} and the blog by section, with URLs and descriptions.`,
      inputSchema: z.object({}),
      annotations,
    },
    () => reply(list),
  );
  return server;
}

/**
 * The Markdown version of a page, which may be named by URL or path.
 *
 * @example markdownPath('https://a.test/docs/x/#part') // '/docs/x.md'
 */
export function markdownPath(page: string): string {
  const {pathname = '/'} = URL.parse(page, 'https://site.invalid') ?? {};
  const route = pathname.replace(/\.md$|(?<=.)\/+$/, '');
  return route === '/' ? '/index.md' : `${route}.md`;
}

/**
 * The Markdown version of a section; undefined without an anchor.
 *
 * @example sectionPath('/docs/x#part') // '/docs/x.part.md'
 */
function sectionPath(page: string): string | undefined {
  const anchor = /#([\w-]+)$/.exec(page)?.[1];
  return anchor && markdownPath(page).replace(/md$/, `${anchor}.md`);
}

type Place = z.infer<typeof place>;

/** The best sections for a query, with their URLs. */
function findPlaces(
  search: Search,
  asked: {query: string; limit: number},
): Place[] {
  const {hits} = getResult(search, {
    query: asked.query,
    hitsPerPage: asked.limit,
    attributesToHighlight: [],
    attributesToSnippet: [],
  });
  return hits.map(({url, hierarchy, content}) => ({
    title: LEVELS.slice(1)
      .flatMap((level) => hierarchy?.[level] ?? [])
      .map(unescapeHtml)
      .join(' › '),
    url: unescapeHtml(url ?? ''),
    text: unescapeHtml(content ?? ''),
  }));
}

function placesText(asked: string, places: readonly Place[]): string {
  if (places.length === 0) {
    return `Nothing found for "${asked}". Try fewer or other words, or list_pages.`;
  }
  return places
    .map(
      ({title, url, text}, at) =>
        `${at + 1}. ${title}\n   ${url}${text && `\n   ${text}`}`,
    )
    .join('\n');
}

/** Part of a page, and how to read on. */
function part(markdown: string, start: number): string {
  const end = start + PART_LENGTH;
  const shown = markdown.slice(start, end);
  return end < markdown.length
    ? `${shown}\n\n[${markdown.length - end} more characters: call get_page with "from": ${end}]`
    : shown;
}
