import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import type {TestApp} from '../../test/helpers/app.ts';
import {makeApp, makeFolder} from '../../test/helpers/app.ts';
import {makeRecord, makeSnapshot} from '../../test/helpers/records.ts';
import {LIMITS} from '../request.ts';
import {createPageStore, pathOf} from './pageStore.ts';

const SITE = 'https://docs.acme.test';
const page = (path: string, markdown: string) => ({
  url: `${SITE}${path}`,
  title: `Title of ${path}`,
  description: 'About it.',
  section: 'Guide',
  updated: null,
  markdown,
});
const LONG = 'word '.repeat(LIMITS.pageCharacters / 2);
const pages = {
  format: 1,
  name: 'Acme',
  siteUrl: SITE,
  pages: [
    page('/', '# Home'),
    page('/docs/bot', '# Bot\n\nText.'),
    page('/docs/long', LONG),
  ],
};

const folder = makeFolder();
const pageStore = createPageStore();
let service: TestApp;

beforeAll(async () => {
  const record = makeRecord('a', {lvl1: 'Bot', content: 'Tom &amp; bot'});
  const file = folder.write('docs.json', makeSnapshot([record]));
  await pageStore.reload(folder.write('pages.json', JSON.stringify(pages)));
  service = await makeApp(file, {pageStore});
});
afterAll(() => folder.remove());

const post = (body: unknown, headers: Record<string, string> = {}) =>
  service.app.request('/mcp', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** The reply to a 2025 client is an event whose data is the message. */
async function call(name: string, given: object) {
  const response = await post({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: {name, arguments: given},
  });
  const text = await response.text();
  const json = /^data: (.*)$/m.exec(text)?.[1] ?? text;
  return (JSON.parse(json) as {result: Record<string, any>}).result;
}

describe('pathOf', () => {
  test.each([
    ['https://docs.acme.test/docs/x.md#part', '/docs/x'],
    ['/docs/x/', '/docs/x'],
    ['docs/x?y', '/docs/x'],
    ['/index.md', '/'],
    ['https://docs.acme.test', '/'],
  ])('of %s is %s', (url, path) => {
    expect(pathOf(url)).toBe(path);
  });
});

describe('tools', () => {
  test('search returns unescaped sections with their URLs', async () => {
    const {structuredContent, content} = await call('search_docs', {
      query: 'bot',
    });
    expect(structuredContent.results[0]).toMatchObject({
      title: 'Bot',
      text: 'Tom & bot',
      url: expect.stringMatching(/^https:/),
    });
    expect(content[0].text).toContain('1. Bot');
  });

  test('calls are counted by tool, and no query is logged', async () => {
    service.entries.length = 0;
    await call('search_docs', {query: 'secret-query'});
    expect(await service.metrics.render(service.store)).toMatch(
      /search_mcp_calls_total\{tool="search_docs"\} \d+/,
    );
    expect(JSON.stringify(service.entries)).not.toContain('secret-query');
  });
});

describe('limits', () => {
  test('a body that is too long', async () => {
    expect((await post('x'.repeat(LIMITS.bodyBytes + 1))).status).toBe(413);
  });

  test('no batches, which the protocol no longer has', async () => {
    const ping = {jsonrpc: '2.0', id: 1, method: 'ping'};
    expect((await post([ping])).status).toBe(400);
  });

  test('a long page is returned in parts', async () => {
    const parts = [];
    let from: number | undefined = 0;
    while (from !== undefined) {
      const {content} = await call('get_page', {path: '/docs/long', from});
      const [, part, next] = /^(.*?)(?:\n\n\[.*"from": (\d+)\])?$/s.exec(
        content[0].text,
      )!;
      parts.push(part);
      from = next === undefined ? undefined : Number(next);
    }
    expect(parts).toHaveLength(3);
    expect(parts.join('')).toBe(LONG);
  });

  test('a query that is too long', async () => {
    const query = 'x'.repeat(LIMITS.queryLength + 1);
    expect((await call('search_docs', {query})).isError).toBe(true);
  });
});

describe('pages', () => {
  test('without them, there is no /mcp', async () => {
    const {app} = await makeApp('');
    const response = await app.request('/mcp', {method: 'POST', body: '{}'});
    expect(response.status).toBe(404);
  });

  test('before they are loaded, /mcp returns 503', async () => {
    const {app} = await makeApp('', {pageStore: createPageStore()});
    const response = await app.request('/mcp', {method: 'POST', body: '{}'});
    expect(response.status).toBe(503);
  });
});
