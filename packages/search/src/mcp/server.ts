/**
 * The docs for agents over MCP: three read-only tools, and the pages as
 * resources. A stateless server is created for each request.
 */
import {
  McpServer,
  ResourceNotFoundError,
  ResourceTemplate,
} from '@modelcontextprotocol/server';
import * as z from 'zod';
import type {Index} from '../service/store.ts';
import {findPlaces, listText, pageText, placesText} from './answers.ts';
import type {PageStore} from './pageStore.ts';
import {pathOf} from './pageStore.ts';
import {from, limit, list, path, places, query} from './schemas.ts';

const MARKDOWN = 'text/markdown';

/** All tools are read-only and limited to this site. */
const annotations = {
  readOnlyHint: true,
  idempotentHint: true,
  openWorldHint: false,
};

const text = (value: string) => [{type: 'text' as const, text: value}];

export type McpParts = {
  loaded: NonNullable<ReturnType<PageStore['current']>>;
  index: Index;
  /** Called once per tool call. */
  onCall: (tool: string) => void;
};

export function createMcpServer({loaded, index, onCall}: McpParts): McpServer {
  const {name, siteUrl, pages, byPath, digest} = loaded;
  const server = new McpServer(
    {name: `${name} documentation`, version: digest, websiteUrl: siteUrl},
    {
      instructions: `Search and read the documentation of ${name}. search_docs finds sections, get_page reads a whole page as Markdown, list_pages shows what there is. Cite pages by their url.`,
    },
  );

  server.registerTool(
    'search_docs',
    {
      title: `Search the ${name} documentation`,
      description: `Finds the sections of the ${name} documentation that answer a question. Returns titles, URLs and excerpts, best first; read the page with get_page.`,
      inputSchema: z.object({query, limit}),
      outputSchema: places,
      annotations,
    },
    (given) => {
      onCall('search_docs');
      const results = findPlaces(index, given.query, given.limit);
      return {
        content: text(placesText(given.query, results)),
        structuredContent: {results},
      };
    },
  );

  server.registerTool(
    'get_page',
    {
      title: 'Read a page',
      description:
        'Returns a page as Markdown with its canonical URL, by a URL or path that search_docs or list_pages gave.',
      inputSchema: z.object({path, from}),
      annotations,
    },
    (given) => {
      onCall('get_page');
      const page = byPath.get(pathOf(given.path) ?? '');
      return page
        ? {content: text(pageText(page, given.from))}
        : {
            isError: true,
            content: text(
              `There is no page at "${given.path}". Take a path from list_pages, or find one with search_docs.`,
            ),
          };
    },
  );

  server.registerTool(
    'list_pages',
    {
      title: 'List all pages',
      description: `Lists the pages of the ${name} documentation and blog by section, with descriptions and URLs.`,
      inputSchema: z.object({}),
      outputSchema: list,
      annotations,
    },
    () => {
      onCall('list_pages');
      const listed = pages.map(({markdown: _, ...rest}) => rest);
      return {
        content: text(listText(pages)),
        structuredContent: {pages: listed},
      };
    },
  );

  server.registerResource(
    'page',
    new ResourceTemplate(`${siteUrl}{+path}`, {
      list: () => ({
        resources: pages.map(({url, title, description}) => ({
          uri: url,
          name: title,
          description,
          mimeType: MARKDOWN,
        })),
      }),
    }),
    {title: 'A page as Markdown', mimeType: MARKDOWN},
    (uri) => {
      const page = byPath.get(pathOf(uri.href) ?? '');
      if (!page) {
        throw new ResourceNotFoundError(uri.href);
      }
      return {
        contents: [
          {uri: page.url, mimeType: MARKDOWN, text: pageText(page, 0)},
        ],
      };
    },
  );
  return server;
}
