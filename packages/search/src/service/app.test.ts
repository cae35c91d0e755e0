import type {Hono} from 'hono';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import type {TestApp} from '../../test/helpers/app.ts';
import {makeApp, makeFolder} from '../../test/helpers/app.ts';
import {
  makeRecord,
  makeRecords,
  makeSnapshot,
} from '../../test/helpers/records.ts';
import {LIMITS} from '../request.ts';

const PATH = '/1/indexes/*/queries';
const folder = makeFolder();
const file = folder.write('docs.json', makeSnapshot(makeRecords(200)));
let service: TestApp;
let app: Hono;

beforeAll(async () => {
  service = await makeApp(file);
  app = service.app;
});
afterAll(() => folder.remove());

async function post(body: unknown, target = app) {
  const response = await target.request(PATH, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: {'content-type': 'text/plain'},
  });
  const json = (await response.json()) as Record<string, any>;
  return {status: response.status, json};
}
const searchFor = (params: object, target = app) =>
  post({requests: [{indexName: 'docs', ...params}]}, target);

const LEVELS = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
/** DocSearch's parameters. */
const MODAL = {
  attributesToRetrieve: ['hierarchy.lvl0', ...LEVELS, 'content', 'type', 'url'],
  attributesToSnippet: [...LEVELS, 'content'].map((name) => `${name}:10`),
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  hitsPerPage: 20,
  clickAnalytics: false,
  facetFilters: [
    'language:en',
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
  ],
};

describe('searching', () => {
  test('answers a request of the modal', async () => {
    const {status, json} = await searchFor({...MODAL, query: 'token'});
    expect(status).toBe(200);
    expect(json['results']).toHaveLength(1);
    const [{hits, ...result}] = json['results'];
    expect(result).toMatchObject({
      index: 'docs',
      query: 'token',
      page: 0,
      hitsPerPage: 20,
      nbHits: expect.any(Number),
      processingTimeMS: expect.any(Number),
    });
    expect(hits[0].url).toMatch(/^https:/);
    expect(JSON.stringify(hits[0]._snippetResult)).toContain('<mark>');
  });

  test('a hostile record and query stay escaped', async () => {
    const hostile = '&lt;img src=x onerror=alert(1)&gt;';
    const bad = folder.write(
      'hostile.json',
      makeSnapshot([makeRecord('x', {lvl1: hostile, content: hostile})]),
    );
    const {app: other} = await makeApp(bad);
    const {json} = await searchFor({...MODAL, query: '<img onerror'}, other);
    const {hits} = json['results'][0];
    expect(hits).toHaveLength(1);
    const text = JSON.stringify(hits).replaceAll(/<\/?mark>/g, '');
    expect(text).not.toMatch(/[<>]/);
  });

  test('the same search is cached, whatever the order of parameters', async () => {
    const {app: fresh, metrics, store} = await makeApp(file);
    const first = await searchFor({query: 'bot', page: 0}, fresh);
    const second = await searchFor({page: 0, query: 'bot'}, fresh);
    expect(second).toEqual(first);
    const text = await metrics.render(store);
    expect(text).toContain('search_queries_total{cache="hit"} 1');
    expect(text).toContain('search_queries_total{cache="miss"} 1');
  });

  test('a new snapshot is not answered from the old cache', async () => {
    const write = (id: string) =>
      folder.write('a.json', makeSnapshot([makeRecord(id, {lvl1: 'Bot'})]));
    const {app: fresh, store} = await makeApp(write('old'));
    const hit = async () =>
      (await searchFor({query: 'bot'}, fresh)).json['results'][0].hits[0];
    expect(await hit()).toMatchObject({objectID: 'old'});
    await store.reload(write('new'));
    expect(await hit()).toMatchObject({objectID: 'new'});
  });
});

describe('errors', () => {
  test.each<[string, unknown, string]>([
    ['no JSON', '{"requests":', 'expected object'],
    ['no requests', {}, 'requests'],
    ['no index name', {requests: [{}]}, 'requests.0.indexName'],
    [
      'two searches',
      {requests: [{indexName: 'docs'}, {indexName: 'docs'}]},
      'requests: ',
    ],
  ])('%s: 400, named', async (_, body, reason) => {
    const {status, json} = await post(body);
    expect(json).toEqual({
      message: expect.stringContaining(reason),
      status: 400,
    });
    expect(status).toBe(400);
  });

  test.each<object>([
    {query: 1},
    {query: 'x'.repeat(LIMITS.queryLength + 1)},
    {hitsPerPage: LIMITS.hitsPerPage + 1},
    {hitsPerPage: 0},
    {page: 0.5},
    {page: LIMITS.page + 1},
    {facetFilters: [[['language:en']]]},
    {facetFilters: Array(6).fill('a:b')},
    {facetFilters: [Array(21).fill('a:b')]},
    {facetFilters: ['a:' + 'b'.repeat(128)]},
    {attributesToRetrieve: ['url', 'url']},
    {attributesToRetrieve: ['weight']},
    {attributesToSnippet: ['content:10', 'content:11']},
    {attributesToSnippet: [`content:${LIMITS.snippetWords + 1}`]},
    {attributesToSnippet: ['content:0']},
    {attributesToSnippet: ['url:10']},
    {highlightPreTag: 'x'.repeat(65)},
    {attributesToHighlight: ['content']},
    {filters: 'language:en'},
    {params: 'query=token'},
    {type: 'facet'},
  ])('%j: 400, named', async (params) => {
    const {status, json} = await searchFor(params);
    const [name] = Object.keys(params);
    expect(json['message']).toContain(name);
    expect(status).toBe(400);
  });

  test('an unknown index', async () => {
    const message = 'Index __proto__ does not exist';
    expect(await searchFor({indexName: '__proto__'})).toEqual({
      status: 404,
      json: {message, status: 404},
    });
  });

  test('a body that is too long, with or without content-length', async () => {
    const body = 'x'.repeat(LIMITS.bodyBytes + 1);
    for (const length of [{}, {'content-length': String(body.length)}]) {
      const call = {method: 'POST', body, headers: length};
      expect((await app.request(PATH, call)).status).toBe(413);
    }
  });
});

describe('origins', () => {
  const call = (target: Hono, origin: string, method: string) =>
    target.request(PATH, {
      method,
      headers: {origin, 'access-control-request-method': 'POST'},
      ...(method === 'POST' && {body: '{}'}),
    });
  const allowed = ({headers}: Response) =>
    headers.get('access-control-allow-origin');

  test('all are allowed by default', async () => {
    const response = await call(app, 'https://any.example', 'OPTIONS');
    expect(response.status).toBe(204);
    expect(allowed(response)).toBe('*');
    // The official client sends it.
    expect(response.headers.get('access-control-allow-headers')).toContain(
      'x-algolia-api-key',
    );
  });

  test('only the listed ones, including on errors', async () => {
    const origins = ['https://docs.jackdaw.example'];
    const {app: closed} = await makeApp(file, {origins});
    for (const method of ['OPTIONS', 'POST']) {
      const own = await call(closed, origins[0]!, method);
      expect(allowed(own)).toBe(origins[0]);
      const other = await call(closed, 'https://evil.example', method);
      expect(allowed(other)).toBeNull();
    }
  });
});

describe('operation', () => {
  test('ready, with the served snapshot', async () => {
    expect((await app.request('/health')).status).toBe(200);
    const ready = await app.request('/ready');
    expect(await ready.json()).toMatchObject({
      status: 'ready',
      indexName: 'docs',
      records: 200,
      digest: expect.any(String),
    });
  });

  test('healthy but not ready without a snapshot', async () => {
    const {app: empty} = await makeApp(folder.path('missing.json'));
    expect((await empty.request('/health')).status).toBe(200);
    expect((await empty.request('/ready')).status).toBe(503);
    expect((await searchFor({query: 'x'}, empty)).status).toBe(503);
  });

  test('metrics count requests and describe the served snapshot', async () => {
    await searchFor({query: 'bot'});
    const text = await (await app.request('/metrics')).text();
    expect(text).toMatch(/search_requests_total\{status="200"\} \d+/);
    expect(text).toContain('search_snapshot_records 200');
    expect(text).toMatch(/search_snapshot_created_seconds\{digest="\w+"\} \d+/);
  });

  test.each([
    ['a search', {query: 'secret-query'}, 200],
    ['a refused parameter', {filters: 'secret-query'}, 400],
    ['an unknown index', {indexName: 'secret-query'}, 404],
  ])('the log has no personal data: %s', async (_, params, status) => {
    service.entries.length = 0;
    await app.request(`${PATH}?x=secret-query`, {
      method: 'POST',
      headers: {'x-forwarded-for': '192.0.2.1', 'user-agent': 'agent'},
      body: JSON.stringify({requests: [{indexName: 'docs', ...params}]}),
    });
    const ms = expect.any(Number);
    expect(service.entries).toEqual([
      {level: 'info', message: 'request', method: 'POST', status, ms},
    ]);
    const metrics = await (await app.request('/metrics')).text();
    expect(metrics).not.toContain('secret-query');
  });
});
