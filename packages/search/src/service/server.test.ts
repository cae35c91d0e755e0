/** The service as a process, with the unmodified official client. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {connect} from 'node:net';
import {algoliasearch} from 'algoliasearch';
import {liteClient} from 'algoliasearch/lite';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {makeFolder} from '../../test/helpers/app.ts';
import {makeRecords, makeSnapshot} from '../../test/helpers/records.ts';
import type {Child} from '../../test/helpers/start.ts';
import {endChild, SERVER, startService} from '../../test/helpers/start.ts';

const WAIT = {timeout: 30_000};
const folder = makeFolder();
const file = folder.write('docs.json', makeSnapshot(makeRecords(300)));
const request = {indexName: 'docs', query: 'token'};
let service: Child;

beforeAll(async () => {
  service = await startService(file);
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

/** A raw request, up to the end of the headers. */
function sendHeaders(port: number, bytes: number) {
  const socket = connect(port, '127.0.0.1');
  // "Continue" confirms the request before its body is sent.
  socket.write(
    'POST /1/indexes/*/queries HTTP/1.1\r\nhost: x\r\nconnection: close\r\n' +
      `expect: 100-continue\r\ncontent-length: ${bytes}\r\n\r\n`,
  );
  return socket;
}

describe.each([
  ['algoliasearch', algoliasearch],
  ['algoliasearch/lite', liteClient],
])('%s', (_, create) => {
  const client = () => create('any', 'any', {hosts: hosts()});

  test('search', async () => {
    const {results} = await client().search({requests: [request]});
    expect(results[0]).toMatchObject({
      query: 'token',
      nbHits: expect.any(Number),
    });
  });

  test('searchForHits', async () => {
    const {results} = await client().searchForHits({
      requests: [{...request, hitsPerPage: 5}],
    });
    expect(results[0]!.hits).toHaveLength(5);
  });

  test('a refused search', async () => {
    const search = client().search({
      requests: [{...request, hitsPerPage: 5000}],
    });
    await expect(search).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('hitsPerPage'),
    });
  });
});

test('does no work for clients that have gone', async () => {
  const body = JSON.stringify({requests: [request]});
  await vi.waitFor(async () => {
    for (let number = 0; number < 20; number += 1) {
      const socket = sendHeaders(service.port, body.length);
      socket.write(body, () => socket.destroy());
    }
    const metrics = await (await fetch(`${service.url}/metrics`)).text();
    expect(metrics).toMatch(/search_requests_total\{status="499"\} [1-9]/);
  }, WAIT);
});

test('stops on SIGTERM after finishing active requests', async () => {
  const instance = await startService(file);
  const body = JSON.stringify({requests: [request]});
  const socket = sendHeaders(instance.port, body.length);
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
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

test('a connection without a request does not delay the end', async () => {
  const instance = await startService(file);
  const silent = connect(instance.port, '127.0.0.1');
  await once(silent, 'connect');
  const begin = performance.now();
  await endChild(instance, 'SIGTERM');
  expect(instance.process.exitCode).toBe(0);
  expect(performance.now() - begin).toBeLessThan(3_000);
});

test('stops on SIGTERM while it waits for a snapshot', async () => {
  const waiting = spawn(process.execPath, [SERVER], {
    env: {SEARCH_SNAPSHOT: folder.path('missing.json')},
  });
  // It says that there is none.
  await once(waiting.stdout, 'data');
  waiting.kill('SIGTERM');
  expect(await once(waiting, 'exit')).toEqual([0, null]);
});

test('reports why it cannot start', async () => {
  const used = {SEARCH_PORT: String(service.port)};
  await expect(startService(file, used)).rejects.toThrow('exited with 1');
});
