/** The unmodified official client against the real service. */
import {once} from 'node:events';
import {connect} from 'node:net';
import {algoliasearch} from 'algoliasearch';
import {liteClient} from 'algoliasearch/lite';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {CREDENTIALS, makeFolder} from './helpers/app.ts';
import {makeRecord, makeRecords, makeSnapshot} from './helpers/records.ts';
import type {Child} from './helpers/start.ts';
import {endChild, startService} from './helpers/start.ts';

const WAIT = {timeout: 10_000};
const folder = makeFolder();
let service: Child;

beforeAll(async () => {
  const docs = folder.write('docs.json', makeSnapshot(makeRecords(300)));
  const blog = folder.write(
    'blog.json',
    makeSnapshot([makeRecord('post', {lvl1: 'Bot story'})], '', 'blog'),
  );
  service = await startService(`${docs},${blog}`, {
    SEARCH_APP_ID: CREDENTIALS.appId,
    SEARCH_API_KEY: CREDENTIALS.apiKey,
    SEARCH_WATCH_MS: '20',
  });
});
afterAll(async () => {
  await endChild(service);
  folder.remove();
});

const hosts = () => [
  {
    url: '127.0.0.1',
    port: service.port,
    protocol: 'http' as const,
    accept: 'readWrite' as const,
  },
];
const client = (apiKey = CREDENTIALS.apiKey) =>
  algoliasearch(CREDENTIALS.appId, apiKey, {hosts: hosts()});

type Hit = {url: string};

describe('the official client', () => {
  test('search', async () => {
    const {results} = await client().search<Hit>({
      requests: [{indexName: 'docs', query: 'token', hitsPerPage: 5}],
    });
    expect(results[0]).toMatchObject({query: 'token', hitsPerPage: 5});
    expect(results[0]).toHaveProperty('hits.0.url');
  });

  test('searchForHits, several indices in one call', async () => {
    const {results} = await client().searchForHits<Hit>({
      requests: [
        {indexName: 'docs', query: 'bot'},
        {indexName: 'blog', query: 'story'},
        {indexName: 'docs', query: 'zzzzzzzz'},
      ],
    });
    expect(results.map(({index}) => index)).toEqual(['docs', 'blog', 'docs']);
    expect(results[1]?.hits[0]?.objectID).toBe('post');
    expect(results[2]?.nbHits).toBe(0);
  });

  test('searchSingleIndex, and a params string as older clients send', async () => {
    const flat = await client().searchSingleIndex<Hit>({
      indexName: 'docs',
      searchParams: {query: 'token', facetFilters: [['language:en']]},
    });
    const text = await client().searchSingleIndex<Hit>({
      indexName: 'docs',
      searchParams: {params: 'query=token&facetFilters=language%3Aen'},
    });
    expect(flat.hits.length).toBeGreaterThan(0);
    expect(text.hits).toEqual(flat.hits);
  });

  test('an unknown index', async () => {
    const search = client().search({requests: [{indexName: 'nothing'}]});
    await expect(search).rejects.toMatchObject({
      name: 'ApiError',
      status: 404,
      message: 'Index nothing does not exist',
    });
  });

  test('a wrong key', async () => {
    const search = client('wrong').search({requests: [{indexName: 'docs'}]});
    await expect(search).rejects.toMatchObject({
      status: 403,
      message: 'Invalid Application-ID or API key',
    });
  });

  test('a wrong parameter', async () => {
    const search = client().search({
      requests: [{indexName: 'docs', hitsPerPage: 5000}],
    });
    await expect(search).rejects.toMatchObject({status: 400});
  });

  test('the lite client that /search uses', async () => {
    const lite = liteClient(CREDENTIALS.appId, CREDENTIALS.apiKey, {
      hosts: hosts(),
    });
    const {results} = await lite.search<Hit>({
      requests: [{indexName: 'docs', query: 'token'}],
    });
    expect(results[0]).toHaveProperty('nbHits');
  });
});

describe('an instance of the service', () => {
  test('loads a new snapshot while it answers', async () => {
    const hits = async () => {
      const {hits: found} = await client().searchSingleIndex({
        indexName: 'blog',
        searchParams: {query: 'bot'},
      });
      return found.map(({objectID}) => objectID);
    };
    expect(await hits()).toEqual(['post']);
    folder.write(
      'blog.json',
      makeSnapshot([makeRecord('newer', {lvl1: 'Bot news'})], '', 'blog'),
    );
    await vi.waitFor(
      async () => expect(await hits()).toEqual(['newer']),
      10_000,
    );
  });

  test('stops on SIGTERM after finishing active requests', async () => {
    const instance = await startService(folder.path('docs.json'));
    const body = '{"query":"token"}';
    const socket = connect(instance.port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
    // "Continue" confirms the request before its body is sent.
    socket.write(
      'POST /1/indexes/docs/query HTTP/1.1\r\nhost: x\r\nconnection: close\r\n' +
        `expect: 100-continue\r\ncontent-length: ${body.length}\r\n\r\n`,
    );
    await vi.waitFor(() => expect(answer).toContain('100 Continue'), WAIT);
    const gone = once(instance.process, 'exit');
    process.kill(instance.pid, 'SIGTERM');
    await vi.waitFor(
      () => expect(fetch(`${instance.url}/health`)).rejects.toThrow(),
      WAIT,
    );
    expect(instance.process.exitCode).toBeNull();
    socket.write(body);
    await gone;
    expect(instance.process.exitCode).toBe(0);
    expect(answer).toContain('200 OK');
    expect(answer).toContain('"nbHits"');
  });

  test('reports why it cannot start', async () => {
    await expect(
      startService(folder.path('docs.json'), {
        SEARCH_PORT: String(service.port),
      }),
    ).rejects.toThrow('exited with 1');
  });
});
