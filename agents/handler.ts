/**
 * The site for agents: MCP at /mcp, and Markdown for `Accept: text/markdown`.
 * Everything else falls through to the static files. Web standards only, so the
 * same code runs at the edge and in Node. It reads what the build wrote.
 */
import {createMcpHandler} from '@modelcontextprotocol/server';
import {createSearch} from 'docs-search/engine';
import type {Search} from 'docs-search/engine';
import {SEARCH_FILE, unpackRecords} from 'docs-search/searchFile';
import type {SearchFile} from 'docs-search/searchFile';
import {createMcpServer, markdownPath, MAX_BODY_BYTES} from './mcp.ts';

export type Env = {
  /** The static files; Cloudflare's binding has this shape. */
  ASSETS: {fetch: (request: Request) => Promise<Response>};
};

/** Any page may call it: there is nothing but public text. */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Max-Age': '86400',
};

export async function handle(request: Request, env: Env): Promise<Response> {
  const {pathname} = new URL(request.url);
  const get = (file: string, method = 'GET') =>
    env.ASSETS.fetch(new Request(new URL(file, request.url), {method}));
  if (pathname === '/mcp') {
    return answerMcp(request, get);
  }
  // Files have an extension, pages have none.
  if (/\.\w+$/.test(pathname)) {
    return env.ASSETS.fetch(request);
  }
  const markdown = wantsMarkdown(request.headers.get('accept') ?? '')
    ? await get(markdownPath(pathname), request.method)
    : undefined;
  const found = markdown?.ok ? markdown : await env.ASSETS.fetch(request);
  const response = new Response(found.body, found);
  response.headers.append('Vary', 'Accept');
  if (found === markdown) {
    response.headers.set('Content-Type', 'text/markdown; charset=utf-8');
  }
  return response;
}

/**
 * Whether a client prefers Markdown to HTML; browsers name HTML only.
 *
 * @example wantsMarkdown('text/html;q=0.5, text/markdown') // true
 */
function wantsMarkdown(accept: string): boolean {
  const ranges = accept.split(',').map((range) => range.trim().toLowerCase());
  const weightOf = (type: string) => {
    const at = ranges.findIndex((range) => range.split(/[;\s]/)[0] === type);
    const q = /;\s*q=([\d.]+)/.exec(ranges[at] ?? '')?.[1] ?? 1;
    // Of two that weigh the same, the first one is preferred.
    return at < 0 ? 0 : Number(q) - at / 1e6;
  };
  const weight = weightOf('text/markdown');
  return weight > 0 && weight > weightOf('text/html');
}

type Get = (file: string, method?: string) => Promise<Response>;

async function read(get: Get, file: string): Promise<Response> {
  const response = await get(file);
  if (!response.ok) {
    throw new Error(`${file}: ${response.status}`);
  }
  return response;
}

/** The index in memory, until a release brings another file. */
let known: {version: string | null; search: Promise<Search>} | undefined;

async function loadSearch(get: Get): Promise<Search> {
  const {headers} = await get(`/${SEARCH_FILE}`, 'HEAD');
  const version = headers.get('etag') ?? headers.get('last-modified');
  if (known?.version !== version) {
    const search = read(get, `/${SEARCH_FILE}`).then(async (response) => {
      const file = (await response.json()) as SearchFile;
      return createSearch(unpackRecords(file), file.synonyms);
    });
    known = {version, search};
    // The next call tries again.
    search.catch(() => (known = undefined));
  }
  return known!.search;
}

async function answerMcp(request: Request, get: Get): Promise<Response> {
  if (request.method === 'OPTIONS') {
    return new Response(null, {status: 204, headers: CORS});
  }
  const {fetch} = createMcpHandler(
    async () =>
      createMcpServer({
        list: await (await read(get, '/llms.txt')).text(),
        search: () => loadSearch(get),
        read: async (file) => {
          const response = await get(file);
          return response.ok ? response.text() : undefined;
        },
      }),
    // There are no change notifications to subscribe to.
    {maxSubscriptions: 0, maxRequestBodySize: MAX_BODY_BYTES},
  );
  const response = await fetch(request);
  Object.entries(CORS).forEach(([name, value]) =>
    response.headers.set(name, value),
  );
  return response;
}
