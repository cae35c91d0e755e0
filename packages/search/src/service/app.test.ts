import type {Hono} from 'hono';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import type {TestApp} from '../../test/helpers/app.ts';
import {AUTH, makeApp, makeFolder} from '../../test/helpers/app.ts';
import {
  makeRecord,
  makeRecords,
  makeSnapshot,
} from '../../test/helpers/records.ts';
import {LIMITS} from '../request/limits.ts';

const folder = makeFolder();
const file = folder.write('docs.json', makeSnapshot(makeRecords(200)));
let service: TestApp;
let app: Hono;

beforeAll(async () => {
  service = await makeApp([file]);
  app = service.app;
});
afterAll(() => folder.remove());

const post = async (
  path: string,
  body: unknown,
  headers: Record<string, string> = AUTH,
) => {
  const response = await app.request(path, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers,
  });
  const json = (await response.json()) as Record<string, any>;
  return {status: response.status, json, headers: response.headers};
};
const multi = (requests: unknown) => post('/1/indexes/*/queries', {requests});
const one = (params: object) => multi([{indexName: 'docs', ...params}]);

describe('searching', () => {
  test('answers a modal request: flat parameters, text/plain', async () => {
    const {status, json} = await post(
      '/1/indexes/*/queries',
      {requests: [{indexName: 'docs', query: 'token', hitsPerPage: 3}]},
      {...AUTH, 'content-type': 'text/plain'},
    );
    expect(status).toBe(200);
    expect(json['results']).toHaveLength(1);
    expect(json['results'][0]).toMatchObject({
      index: 'docs',
      query: 'token',
      page: 0,
      hitsPerPage: 3,
      exhaustiveNbHits: true,
      params: 'query=token&hitsPerPage=3',
    });
    const [hit] = json['results'][0].hits;
    expect(hit).toHaveProperty('objectID');
    expect(hit.url).toMatch(/^https:/);
    expect(json['results'][0].processingTimeMS).toEqual(expect.any(Number));
  });

  test('answers a /search request: three in one, facets as text', async () => {
    const facets = {hitsPerPage: 0, facets: 'language', page: 0};
    const {json} = await multi([
      {
        indexName: 'docs',
        query: 'token',
        facets: ['language', 'docusaurus_tag'],
      },
      {indexName: 'docs', query: 'token', ...facets},
      {indexName: 'docs', query: 'token', ...facets, facets: 'docusaurus_tag'},
    ]);
    expect(json['results']).toHaveLength(3);
    expect(json['results'][1].facets).toEqual({
      language: {en: expect.any(Number)},
    });
    expect(json['results'][1].hits).toEqual([]);
    // Docusaurus replaces exactly this class.
    expect(
      JSON.stringify(json['results'][0].hits[0]._highlightResult),
    ).toContain('algolia-docsearch-suggestion--highlight');
  });

  test('accepts a params string as well as parameters', async () => {
    const facetFilters = [
      'language:en',
      ['docusaurus_tag:docs-default-current'],
    ];
    const params = new URLSearchParams({
      query: 'token',
      hitsPerPage: '2',
      facetFilters: JSON.stringify(facetFilters),
      attributesToRetrieve: 'url,type',
    }).toString();
    const text = await multi([{indexName: 'docs', params}]);
    const flat = await one({
      query: 'token',
      hitsPerPage: 2,
      facetFilters,
      attributesToRetrieve: ['url', 'type'],
    });
    expect(text.json['results'][0].hits).toEqual(flat.json['results'][0].hits);
    expect(text.json['results'][0].hits).toHaveLength(2);
  });

  test('answers a single query', async () => {
    const {status, json} = await post('/1/indexes/docs/query', {
      query: 'token',
    });
    expect(status).toBe(200);
    expect(json['nbHits']).toBeGreaterThan(0);
    const all = await post('/1/indexes/docs/query', '');
    expect(all.json['nbHits']).toBeGreaterThan(json['nbHits']);
  });

  test('ignores analytics parameters', async () => {
    const {status} = await one({
      query: 'x',
      clickAnalytics: true,
      userToken: 'anonymous',
      analyticsTags: ['a'],
      tagFilters: '',
    });
    expect(status).toBe(200);
  });

  test('a hostile record and query stay escaped', async () => {
    const hostile = '&lt;img src=x onerror=alert(1)&gt;';
    const bad = folder.write(
      'hostile.json',
      makeSnapshot([makeRecord('x', {lvl1: hostile, content: hostile})]),
    );
    const {app: other} = await makeApp([bad]);
    const response = await other.request('/1/indexes/docs/query', {
      method: 'POST',
      headers: AUTH,
      body: JSON.stringify({
        query: '<img onerror',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
      }),
    });
    const {hits} = (await response.json()) as {hits: object[]};
    expect(hits).toHaveLength(1);
    const text = JSON.stringify(hits).replaceAll(/<\/?mark>/g, '');
    expect(text).not.toMatch(/[<>]/);
  });
});

describe('cache', () => {
  test('a repeated request is cached, whatever its parameter order', async () => {
    const {app: fresh, metrics, store} = await makeApp([file]);
    const ask = (body: string) =>
      fresh.request('/1/indexes/*/queries', {
        method: 'POST',
        headers: AUTH,
        body,
      });
    const first = await (
      await ask('{"requests":[{"indexName":"docs","query":"bot","page":0}]}')
    ).text();
    const second = await (
      await ask(
        '{"requests":[{"page":0,"query":"bot","indexName":"docs","x":1}]}',
      )
    ).text();
    expect(second).toBe(first);
    expect(await metrics.render(store)).toContain(
      'search_queries_total{cache="hit"} 1',
    );
    expect(await metrics.render(store)).toContain(
      'search_queries_total{cache="miss"} 1',
    );
  });

  test('a new snapshot is not answered from the old cache', async () => {
    const changing = folder.write(
      'changing.json',
      makeSnapshot([makeRecord('old', {lvl1: 'Bot'})]),
    );
    const {app: fresh, store} = await makeApp([changing]);
    const ask = async () => {
      const response = await fresh.request('/1/indexes/docs/query', {
        method: 'POST',
        headers: AUTH,
        body: '{"query":"bot"}',
      });
      return ((await response.json()) as any).hits[0].objectID;
    };
    expect(await ask()).toBe('old');
    folder.write(
      'changing.json',
      makeSnapshot([makeRecord('new', {lvl1: 'Bot'})]),
    );
    await store.reload(changing);
    expect(await ask()).toBe('new');
  });
});

describe('errors', () => {
  test.each([
    ['no credentials', {}],
    ['a wrong key', {...AUTH, 'x-algolia-api-key': 'wrong'}],
    ['a wrong application', {...AUTH, 'x-algolia-application-id': 'WRONG'}],
  ])('%s', async (_, headers) => {
    const answer = await post('/1/indexes/docs/query', {}, headers);
    expect(answer).toMatchObject({
      status: 403,
      json: {message: 'Invalid Application-ID or API key', status: 403},
    });
  });

  test('credentials may be in the URL, as browsers send them', async () => {
    const query = new URLSearchParams(AUTH).toString();
    const {status} = await post(`/1/indexes/docs/query?${query}`, {}, {});
    expect(status).toBe(200);
  });

  test.each(['nothing', '__proto__', 'constructor'])(
    'the unknown index %s',
    async (indexName) => {
      const expected = {
        status: 404,
        json: {message: `Index ${indexName} does not exist`, status: 404},
      };
      expect(await post(`/1/indexes/${indexName}/query`, {})).toMatchObject(
        expected,
      );
      expect(await multi([{indexName: 'docs'}, {indexName}])).toMatchObject(
        expected,
      );
    },
  );

  test.each<[string, unknown]>([
    ['no JSON', '{"requests":'],
    ['an array', '[]'],
    ['no requests', '{}'],
    ['requests that are no list', '{"requests":{}}'],
    ["a request that isn't an object", '{"requests":[1]}'],
    ['no index name', '{"requests":[{}]}'],
    ["an index name that isn't a string", '{"requests":[{"indexName":1}]}'],
    ['a facet search', '{"requests":[{"indexName":"docs","type":"facet"}]}'],
    [
      'too many requests',
      {requests: Array(LIMITS.requestsPerPost + 1).fill({indexName: 'docs'})},
    ],
  ])('%s', async (_, body) => {
    const {status, json} = await post('/1/indexes/*/queries', body);
    expect(status).toBe(400);
    expect(json).toEqual({message: expect.any(String), status: 400});
  });

  test.each<[string, object]>([
    ['query as a number', {query: 1}],
    ['a long query', {query: 'x'.repeat(LIMITS.queryLength + 1)}],
    ['too many hits', {hitsPerPage: LIMITS.hitsPerPage + 1}],
    ['minus one hit', {hitsPerPage: -1}],
    ['half a page', {page: 0.5}],
    ['a far page', {page: LIMITS.page + 1}],
    ['deep filters', {facetFilters: [[['language:en']]]}],
    ['filters as an object', {facetFilters: {}}],
    [
      'too many filters',
      {facetFilters: Array(LIMITS.facetFilterGroups + 1).fill('a:b')},
    ],
    [
      'too wide filters',
      {facetFilters: [Array(LIMITS.facetFiltersInGroup + 1).fill('a:b')]},
    ],
    [
      'a long filter',
      {facetFilters: ['a:' + 'b'.repeat(LIMITS.facetFilterLength)]},
    ],
    [
      'too many attributes',
      {attributesToRetrieve: Array(LIMITS.attributes + 1).fill('a')},
    ],
    ['attributes as numbers', {attributesToHighlight: [1]}],
    ['a snippet without end', {attributesToSnippet: ['content:9999']}],
    ['a snippet of nothing', {attributesToSnippet: ['content:0']}],
    ['a long tag', {highlightPreTag: 'x'.repeat(LIMITS.tagLength + 1)}],
    ['what would change the hits but is not known', {filters: 'language:en'}],
  ])('%s', async (_, params) => {
    const {status, json} = await one(params);
    expect(status).toBe(400);
    expect(json).toEqual({message: expect.any(String), status: 400});
  });

  test('a body that is too long, with or without content-length', async () => {
    const body = JSON.stringify({x: 'x'.repeat(LIMITS.bodyBytes)});
    const length = {...AUTH, 'content-length': String(body.length)};
    expect((await post('/1/indexes/docs/query', body, length)).status).toBe(
      413,
    );
    expect((await post('/1/indexes/docs/query', body)).status).toBe(413);
  });

  test.each([
    ['POST', '/1/indexes/docs/queries'],
    ['POST', '/1/indexes/docs/batch'],
    ['PUT', '/1/indexes/docs/settings'],
    ['DELETE', '/1/indexes/docs'],
    ['GET', '/1/indexes/docs'],
    ['GET', '/'],
  ])('%s %s: there is no such path', async (method, path) => {
    const response = await app.request(path, {method, headers: AUTH});
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      message: expect.any(String),
      status: 404,
    });
  });
});

describe('origins', () => {
  const preflight = (target: Hono, origin: string) =>
    target.request('/1/indexes/*/queries', {
      method: 'OPTIONS',
      headers: {origin, 'access-control-request-method': 'POST'},
    });
  const ask = (target: Hono, origin: string) =>
    target.request('/1/indexes/docs/query', {
      method: 'POST',
      headers: {...AUTH, origin},
      body: '{}',
    });
  const allowed = (response: Response) =>
    response.headers.get('access-control-allow-origin');

  test('all are allowed by default', async () => {
    const response = await preflight(app, 'https://any.example');
    expect(response.status).toBe(204);
    expect(allowed(response)).toBe('*');
    expect(response.headers.get('access-control-allow-headers')).toContain(
      'x-algolia-api-key',
    );
  });

  test('only the listed ones, including on errors', async () => {
    const origins = ['https://docs.jackdaw.example'];
    const {app: closed} = await makeApp([file], {origins});
    for (const call of [preflight, ask]) {
      expect(allowed(await call(closed, origins[0]!))).toBe(origins[0]);
      expect(allowed(await call(closed, 'https://evil.example'))).toBeNull();
    }
    const refused = await closed.request('/1/indexes/none/query', {
      method: 'POST',
      headers: {origin: origins[0]!},
    });
    expect(refused.status).toBe(403);
    expect(allowed(refused)).toBe(origins[0]);
  });
});

describe('operation', () => {
  test('healthy and ready, with the served snapshot', async () => {
    expect((await app.request('/health')).status).toBe(200);
    const ready = await app.request('/ready');
    expect(await ready.json()).toMatchObject({
      status: 'ready',
      snapshots: [
        {indexName: 'docs', records: 200, digest: expect.any(String)},
      ],
    });
  });

  test('healthy but not ready without a snapshot', async () => {
    const {app: empty} = await makeApp([folder.path('missing.json')]);
    expect((await empty.request('/health')).status).toBe(200);
    expect((await empty.request('/ready')).status).toBe(503);
    const search = await empty.request('/1/indexes/docs/query', {
      method: 'POST',
      headers: AUTH,
    });
    expect(search.status).toBe(503);
  });

  test('metrics count requests and name the served snapshot', async () => {
    await one({query: 'bot'});
    const text = await (await app.request('/metrics')).text();
    expect(text).toMatch(/search_requests_total\{status="200"\} \d+/);
    expect(text).toContain('search_snapshot_records{index="docs"} 200');
    expect(text).toMatch(
      /search_request_duration_seconds_bucket\{le="\+Inf"\} [1-9]/,
    );
  });

  test.each([
    ['a search', '/1/indexes/docs/query', '{"query":"secret-query"}', 200],
    ["a body that isn't JSON", '/1/indexes/docs/query', '{"secret-query', 400],
    [
      'a refused parameter',
      '/1/indexes/*/queries',
      JSON.stringify({
        requests: [{indexName: 'docs', filters: 'secret-query'}],
      }),
      400,
    ],
    ['an unknown index', '/1/indexes/secret-query/query', '{}', 404],
    ['no such path', '/1/secret-query', '', 404],
  ])(
    'the log has no queries or personal data: %s',
    async (_, path, body, status) => {
      service.entries.length = 0;
      const headers = {'x-forwarded-for': '192.0.2.1', 'user-agent': 'agent'};
      await app.request(`${path}?x=secret-query`, {
        method: 'POST',
        headers: {...AUTH, ...headers},
        body,
      });
      expect(service.entries).toEqual([
        {
          level: 'info',
          message: 'request',
          method: 'POST',
          status,
          ms: expect.any(Number),
        },
      ]);
      expect(await (await app.request('/metrics')).text()).not.toContain(
        'secret-query',
      );
    },
  );

  test('several snapshots are several indices', async () => {
    const blog = folder.write(
      'blog.json',
      makeSnapshot([makeRecord('post', {lvl1: 'Post'})], '', 'blog'),
    );
    const {app: both} = await makeApp([file, blog]);
    const response = await both.request('/1/indexes/*/queries', {
      method: 'POST',
      headers: AUTH,
      body: JSON.stringify({
        requests: [{indexName: 'blog'}, {indexName: 'docs'}],
      }),
    });
    const {results} = (await response.json()) as {results: {index: string}[]};
    expect(results.map(({index}) => index)).toEqual(['blog', 'docs']);
  });
});
