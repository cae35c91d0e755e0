/** The docs over MCP, with the official client, through nginx. */
import fs from 'node:fs';
import {
  Client,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import settings from '../../site.settings.ts';
import {START} from '../helpers/pages.ts';
import {docRoutes, postRoutes} from '../helpers/site.ts';
import {expect, test} from '../helpers/test.ts';

const {site} = settings.urls;

async function connect(baseURL: string): Promise<Client> {
  const client = new Client({name: 'test', version: '1'});
  const url = new URL('/mcp', baseURL);
  await client.connect(new StreamableHTTPClientTransport(url));
  return client;
}

type Content = {type: string; text?: string}[];
const textOf = ({content}: {content: unknown}) =>
  (content as Content).map(({text}) => text).join('\n');

/** Complete, partial, misspelled and paraphrased queries. */
const questions = fs
  .readFileSync('packages/search/relevance/public.tsv', 'utf8')
  .split('\n')
  .filter((line) => line && !/^(#|query\t)/.test(line))
  .map((line) => line.split('\t'))
  .filter((_, index) => index % 3 === 0)
  .slice(0, 20);

test.describe('MCP', () => {
  test('lists its tools, all read-only', async ({baseURL}) => {
    const client = await connect(baseURL!);
    const {tools} = await client.listTools();
    expect(tools.map(({name}) => name).toSorted()).toEqual([
      'get_page',
      'list_pages',
      'search_docs',
    ]);
    for (const {annotations, description} of tools) {
      expect(annotations?.readOnlyHint).toBe(true);
      expect(description!.length).toBeGreaterThan(50);
    }
    await client.close();
  });

  test('has the pages as resources, by canonical URL', async ({baseURL}) => {
    const client = await connect(baseURL!);
    const {resources} = await client.listResources();
    const uris = resources.map(({uri}) => uri);
    for (const route of [...docRoutes, ...postRoutes]) {
      expect(uris).toContain(`${site}${route}`);
    }
    const uri = `${site}/docs/commands`;
    const {contents} = await client.readResource({uri});
    const [page] = contents as {uri: string; mimeType: string; text: string}[];
    expect(page).toMatchObject({uri, mimeType: 'text/markdown'});
    expect(page!.text).toContain(`url: ${uri}\n`);
    await expect(
      client.readResource({uri: `${site}/docs/nope`}),
    ).rejects.toThrow(/\/docs\/nope/);
    await client.close();
  });

  test('finds the right page for 20 questions, and reads it', async ({
    baseURL,
  }) => {
    expect(questions).toHaveLength(20);
    const client = await connect(baseURL!);
    const wrong: string[] = [];
    for (const [query, accepted] of questions) {
      const found = await client.callTool({
        name: 'search_docs',
        arguments: {query},
      });
      const {results} = found.structuredContent as {
        results: {url: string}[];
      };
      const pages = accepted!.split(',').map((id) => `${site}/docs/${id}`);
      const hit = results
        .slice(0, 3)
        .find(({url}) => pages.includes(url.replace(/#.*/, '')));
      if (!hit) {
        wrong.push(query!);
        continue;
      }
      const read = await client.callTool({
        name: 'get_page',
        arguments: {path: hit.url},
      });
      expect(textOf(read)).toContain(`url: ${hit.url.replace(/#.*/, '')}\n`);
    }
    expect(wrong).toEqual([]);
    await client.close();
  });

  test('returns the Markdown that the site serves, and reports unknown paths', async ({
    baseURL,
    request,
  }) => {
    const client = await connect(baseURL!);
    const read = (url: string) =>
      client.callTool({name: 'get_page', arguments: {path: url}});
    const markdown = await (await request.get(`${START}.md`)).text();
    for (const url of [
      START,
      `${START.slice(1)}.md`,
      `${site}${START}/#section`,
    ]) {
      expect(textOf(await read(url))).toBe(markdown);
    }
    const none = await read('/docs/nope');
    expect(none.isError).toBe(true);
    expect(textOf(none)).toContain('no page at "/docs/nope"');
    const {structuredContent} = await client.callTool({name: 'list_pages'});
    const {pages} = structuredContent as {pages: {url: string}[]};
    expect(pages.length).toBeGreaterThanOrEqual(docRoutes.length);
    await client.close();
  });

  test('still answers after 1,000 malformed or oversized requests', async ({
    baseURL,
  }) => {
    const url = new URL('/mcp', baseURL).href;
    const call = {jsonrpc: '2.0', id: 1, method: 'tools/call'};
    const bodies = [
      '',
      '{',
      'null',
      '[]',
      '"text"',
      '[[[[]]]]',
      '\u0000',
      JSON.stringify(call),
      JSON.stringify({...call, params: {name: 'nope'}}),
      JSON.stringify({...call, params: {name: 'get_page', arguments: 7}}),
      JSON.stringify({
        ...call,
        params: {name: 'get_page', arguments: {path: 'x'.repeat(5000)}},
      }),
      JSON.stringify({
        ...call,
        params: {name: 'search_docs', arguments: {query: '', limit: -1}},
      }),
      JSON.stringify({...call, method: '__proto__'}),
      JSON.stringify([call]),
      `{"jsonrpc":"2.0","id":1,"method":"${'['.repeat(30_000)}`,
    ];
    const oversized = 'x'.repeat(70_000);
    const statuses: number[] = [];
    const send = async (at: number) => {
      const response = await fetch(url, {
        method: at % 17 === 0 ? 'PUT' : 'POST',
        headers: {
          'content-type': at % 5 === 0 ? 'text/plain' : 'application/json',
          accept: 'application/json, text/event-stream',
          'mcp-protocol-version': at % 7 === 0 ? '2026-07-28' : '2025-06-18',
        },
        body: at % 100 === 0 ? oversized : bodies[at % bodies.length]!,
      });
      await response.arrayBuffer();
      statuses.push(response.status);
    };
    for (let at = 0; at < 1_000; at += 10) {
      await Promise.all(Array.from({length: 10}, (_, next) => send(at + next)));
    }
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    const client = await connect(baseURL!);
    expect((await client.listTools()).tools).toHaveLength(3);
    await client.close();
  });
});
