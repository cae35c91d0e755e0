/** agents/handler.ts in both of its runtimes, with the official MCP client. */
import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {
  Client,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import {afterAll, beforeAll, describe, expect, test as anyTest} from 'vitest';
import settings from '../../site.settings.ts';
import {startAgentsInNode, startWorkerd} from '../helpers/hosts.ts';
import {START} from '../helpers/pages.ts';
import {HEADING, NO_HITS} from '../helpers/searchTerms.ts';
import {base, docRoutes, postRoutes, readBuilt} from '../helpers/site.ts';
import type {Host} from '../helpers/processes.ts';

// Both hosts serve the root of a domain: deploy/README.md.
const test = anyTest.skipIf(base);

const {site} = settings.urls;
const startMarkdown = readBuilt(`${START.slice(1)}.md`);

type Content = {type: string; text?: string}[];
const textOf = ({content}: {content: unknown}) =>
  (content as Content).map(({text}) => text).join('\n');

let hosts: Record<'workerd' | 'Node', Host>;
beforeAll(async () => {
  const [workerd, node] = await Promise.all([
    startWorkerd(),
    startAgentsInNode(),
  ]);
  hosts = {workerd, Node: node};
});
afterAll(() => Promise.all(Object.values(hosts).map(({stop}) => stop())));

async function withClient<T>(
  host: Host,
  use: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({name: 'test', version: '1'});
  const url = new URL('/mcp', host.origin);
  await client.connect(new StreamableHTTPClientTransport(url));
  try {
    return await use(client);
  } finally {
    await client.close();
  }
}

const call = (client: Client, name: string, given: Record<string, unknown>) =>
  client.callTool({name, arguments: given});

describe.each(['workerd', 'Node'] as const)('MCP in %s', (name) => {
  test('lists its tools, all read-only', () =>
    withClient(hosts[name], async (client) => {
      const {tools} = await client.listTools();
      expect(tools.map((tool) => tool.name).toSorted()).toEqual([
        'get_page',
        'list_pages',
        'search_docs',
      ]);
      for (const {annotations} of tools) {
        expect(annotations?.readOnlyHint).toBe(true);
      }
    }));

  test('finds a section, reads it alone, and says so if there is none', () =>
    withClient(hosts[name], async (client) => {
      const query = HEADING.text;
      const found = await call(client, 'search_docs', {query});
      const {results} = found.structuredContent as {results: {url: string}[]};
      const [{url} = {url: ''}] = results;
      expect(url).toContain(`${site}${HEADING.route}#`);
      expect(textOf(found)).toContain(url);
      const section = await call(client, 'get_page', {path: url});
      expect(textOf(section)).toMatch(/^> .+ › .+: https?:/);
      expect(textOf(section)).toContain(`: ${url}\n`);
      expect(textOf(section).length).toBeLessThan(size(HEADING.route));
      const none = await call(client, 'search_docs', {query: NO_HITS});
      expect(textOf(none)).toContain(`Nothing found for "${NO_HITS}"`);
    }));

  test('returns the Markdown that the site serves, by any spelling of its URL', () =>
    withClient(hosts[name], async (client) => {
      for (const path of [
        START,
        `${START.slice(1)}.md`,
        `${site}${START}/#section`,
      ]) {
        const page = await call(client, 'get_page', {path});
        expect(textOf(page), path).toBe(startMarkdown);
      }
      const none = await call(client, 'get_page', {path: '/docs/nope'});
      expect(none.isError).toBe(true);
      expect(textOf(none)).toContain('no page at "/docs/nope"');
    }));

  test('a long page comes in parts, which together are the page', () =>
    withClient(hosts[name], async (client) => {
      const path = docRoutes.toSorted((a, b) => size(b) - size(a))[0]!;
      let whole = '';
      let from: number | undefined = 0;
      while (from !== undefined) {
        const text = textOf(await call(client, 'get_page', {path, from}));
        const next = /\n\n\[\d+ more characters: .*"from": (\d+)\]$/.exec(text);
        whole += text.slice(0, next?.index);
        from = next ? Number(next[1]) : undefined;
      }
      expect(whole).toBe(readBuilt(`${path.slice(1)}.md`));
    }));

  test('lists every document and post', () =>
    withClient(hosts[name], async (client) => {
      const listed = await call(client, 'list_pages', {});
      for (const route of [...docRoutes, ...postRoutes]) {
        expect(textOf(listed)).toContain(`(${site}${route}.md)`);
      }
    }));

  test('a page of any origin may call it', async () => {
    const url = new URL('/mcp', hosts[name].origin);
    const preflight = await fetch(url, {method: 'OPTIONS'});
    expect(preflight.status).toBe(204);
    for (const {headers} of [preflight, await post(hosts[name], LIST)]) {
      expect(headers.get('access-control-allow-origin')).toBe('*');
    }
  });
});

const size = (route: string) => readBuilt(`${route.slice(1)}.md`).length;

const LIST = {jsonrpc: '2.0', id: 1, method: 'tools/list'};
const toolCall = (name: string, given: unknown) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: {name, arguments: given},
});

const post = (
  {origin}: Host,
  body: unknown,
  headers: Record<string, string> = {},
) =>
  fetch(new URL('/mcp', origin), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

test('both runtimes give the same answers, byte for byte', async () => {
  for (const body of [
    LIST,
    toolCall('search_docs', {query: HEADING.text, limit: 20}),
    toolCall('search_docs', {query: ''}),
    toolCall('get_page', {path: START}),
    toolCall('list_pages', {}),
    toolCall('no_such_tool', {}),
    '{',
  ]) {
    const [a, b] = await Promise.all(
      Object.values(hosts).map(async (host) => {
        const reply = await post(host, body);
        return [reply.status, await reply.text()];
      }),
    );
    expect(a).toEqual(b);
  }
});

/** Bodies that no client sends. */
const HOSTILE = [
  ...['', '{', 'null', '[]', '"text"', '[[[[]]]]', '\u0000', '1e999'],
  ...[
    {},
    {jsonrpc: '1.0'},
    {...LIST, method: '__proto__'},
    [LIST],
    [LIST, LIST],
  ],
  ...[
    {...LIST, id: {}},
    {...LIST, params: []},
    {...LIST, method: 7},
  ],
  toolCall('search_docs', undefined),
  toolCall('search_docs', {query: 'x'.repeat(5_000)}),
  toolCall('search_docs', {query: 'a', limit: 1e9}),
  toolCall('search_docs', {query: ['a']}),
  toolCall('get_page', 7),
  toolCall('get_page', {path: '../../etc/passwd'}),
  toolCall('get_page', {path: 'x'.repeat(5_000)}),
  toolCall('get_page', {path: START, from: -1}),
  toolCall('get_page', {path: START, from: Number.MAX_SAFE_INTEGER}),
  toolCall('__proto__', {}),
  `{"jsonrpc":"2.0","id":1,"method":"${'['.repeat(15_000)}`,
  '['.repeat(16_000),
  'x'.repeat(70_000),
];
const HEADERS: Record<string, string>[] = [
  {},
  {'content-type': 'text/plain'},
  {'content-encoding': 'gzip'},
  {accept: 'text/html'},
  {'mcp-protocol-version': '2026-07-28'},
  {'mcp-protocol-version': '\u00ff'},
  {'mcp-session-id': 'x'.repeat(2_000)},
];
/** On a machine that does nothing else, the slowest is below 100 ms. */
const WAIT_MS = 1_000;

test.each(['workerd', 'Node'] as const)(
  '1,000 hostile requests fail no server, and hold up nobody: %s',
  async (name) => {
    const host = hosts[name];
    const statuses: number[] = [];
    const send = async (at: number) => {
      const reply = await post(
        host,
        HOSTILE[at % HOSTILE.length],
        HEADERS[at % HEADERS.length],
      );
      await reply.arrayBuffer();
      statuses.push(reply.status);
    };
    const flood = async () => {
      for (let at = 0; at < 1_000; at += 4) {
        await Promise.all([0, 1, 2, 3].map((next) => send(at + next)));
      }
    };
    const oddPaths = async () => {
      for (const path of ['/mcp/', '/mcp?x=1', '//mcp', '/MCP', '/%6dcp']) {
        for (const method of ['GET', 'PUT', 'DELETE', 'PATCH', 'HEAD']) {
          const url = host.origin + path;
          const {status} = await fetch(url, {method, redirect: 'manual'});
          statuses.push(status);
        }
      }
    };
    /** Someone else who searches meanwhile. */
    let slowest = 0;
    const search = toolCall('search_docs', {query: HEADING.text});
    const patient = async (until: {isOver: boolean}) => {
      while (!until.isOver) {
        const started = performance.now();
        expect(await (await post(host, search)).text()).toContain(
          HEADING.route,
        );
        slowest = Math.max(slowest, performance.now() - started);
      }
    };
    // The first search loads the index.
    await post(host, search);
    const until = {isOver: false};
    const other = patient(until);
    await Promise.all([flood(), oddPaths()]);
    until.isOver = true;
    await other;
    console.log(`${name}: others waited for at most ${slowest.toFixed()} ms`);
    expect(slowest).toBeLessThan(WAIT_MS);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(statuses.length).toBeGreaterThan(1_000);
  },
);

test('afdocs finds no failure', async () => {
  const {stdout} = await promisify(execFile)(
    'node_modules/.bin/afdocs',
    [
      ...['check', hosts.workerd.origin, '--canonical-origin', site],
      ...['--format', 'json', '--quiet'],
      ...['--sampling', 'deterministic', '--max-links', '1000'],
      ...['--request-delay', '0'],
      // The API reference is one page. Agents cut pages at 100,000 characters.
      ...['--pass-threshold', '80000'],
    ],
    {maxBuffer: 64 * 1024 * 1024},
  ).catch((error: {stdout: string}) => error);
  type Result = {id: string; status: string; message: string};
  const {results} = JSON.parse(stdout) as {results: Result[]};
  const withStatus = (status: RegExp) =>
    results
      .filter((result) => status.test(result.status))
      .map(({id, message}) => `${id}: ${message}`);
  // Very short pages get some.
  withStatus(/warn/).forEach((warning) => console.warn(warning));
  expect(withStatus(/fail|error/)).toEqual([]);
  expect(withStatus(/pass/)).not.toEqual([]);
}, 120_000);
