/** deploy/agents.conf: what reaches the process, and what happens without it. */
import type {ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {buffer} from 'node:stream/consumers';
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {START} from '../helpers/pages.ts';
import {answers, end, freePort} from '../helpers/processes.ts';
import {rawRequest} from '../helpers/rawRequest.ts';
import {siteServer, startNginx} from '../helpers/startNginx.ts';

const build = path.resolve(import.meta.dirname, '../../build');
const failing =
  (status: number): http.RequestListener =>
  (_, reply) =>
    reply.writeHead(status).end('broken');
const failures: [string, http.RequestListener][] = [
  ['dies', (_, reply) => reply.destroy()],
  ['answers 502', failing(502)],
  ['answers 503', failing(503)],
  ['answers 504', failing(504)],
];
/** A header that names the client's IP address, for this test's nginx only. */
const CLIENT = 'x-test-client';
const KB = 1024;

let nginx: ChildProcess;
let origin: string;
/** Answers in the place of agents/node.ts. */
let answer: http.RequestListener;
const agents = http.createServer((request, reply) => answer(request, reply));

beforeEach(() => {
  answer = ({url}, reply) => reply.setHeader('X-Asked', url!).end('# Markdown');
});
beforeAll(async () => {
  await once(agents.listen(0, '127.0.0.1'), 'listening');
  const {port: agentsPort} = agents.address() as AddressInfo;
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  let temp = '';
  nginx = startNginx((workDir) => {
    temp = workDir;
    return siteServer({
      listen: `listen 127.0.0.1:${port}; set_real_ip_from 127.0.0.1; real_ip_header ${CLIENT};`,
      current: build,
      home: build,
      agentsPort,
    });
  });
  await answers(origin);
  // Whatever nginx would write to disk fails from here on.
  for (const folder of ['client_body', 'proxy']) {
    fs.rmSync(path.join(temp, folder), {recursive: true});
  }
});
afterAll(async () => {
  await end(nginx);
  agents.close();
});

const get = async (url: string, accept: string, method = 'GET') => {
  const {status, headers, body} = await rawRequest(origin, url, {
    method,
    headers: {accept},
  });
  return {status, headers, text: body.toString()};
};
const mcp = (body: string, client = '192.0.2.1') =>
  rawRequest(origin, '/mcp', {
    method: 'POST',
    headers: {[CLIENT]: client},
    body,
  });

describe('Markdown', () => {
  test.each([START, `${START}?a=%20b`, '/', '/docs/gone'])(
    'is asked for: %s',
    async (url) => {
      for (const method of ['GET', 'HEAD']) {
        const accept = 'text/html;q=0.5, text/markdown';
        const {headers} = await get(url, accept, method);
        expect(headers).toMatchObject({
          'x-asked': url,
          'x-content-type-options': 'nosniff',
        });
      }
    },
  );

  test.each([
    ['GET', START, 'text/html,application/xhtml+xml,*/*;q=0.8'],
    ['GET', START, '*/*'],
    ['GET', '/llms.txt', 'text/markdown'],
    ['GET', `${START}.md`, 'text/markdown'],
    ['POST', START, 'text/markdown'],
    ['GET', '/.agents/docs', 'text/html'],
  ])('is not asked for: %s %s %s', async (method, url, accept) => {
    const {headers} = await get(url, accept, method);
    expect(headers).not.toHaveProperty('x-asked');
  });

  test('is kept apart from pages by caches', async () => {
    const page = await get(START, '*/*');
    expect(page.headers.vary).toBe('Accept-Encoding, Accept');
    const image = await get('/img/logo.svg', '*/*');
    expect(image.headers.vary).toBe('Accept-Encoding');
  });

  test.each([...failures, ['answers 500', failing(500)]] as typeof failures)(
    'is HTML when the process %s',
    async (_, fail) => {
      answer = fail;
      for (const url of [START, '/']) {
        const {status, text, headers} = await get(url, 'text/markdown');
        expect([status, headers['content-type']]).toEqual([
          200,
          'text/html; charset=utf-8',
        ]);
        expect(text.trimEnd()).toMatch(/<\/html>$/);
      }
      const missing = await get('/docs/gone', 'text/markdown');
      expect(missing.status).toBe(404);
      expect(missing.text).toContain('Page not found');
    },
  );
});

describe('MCP', () => {
  test('gets up to 16 kB, in memory', async () => {
    answer = async (request, reply) => {
      reply.end(String((await buffer(request)).length));
    };
    expect((await mcp('x'.repeat(16 * KB))).body.toString()).toBe('16384');
    expect((await mcp('x'.repeat(16 * KB + 1))).status).toBe(413);
    const {status} = await rawRequest(origin, '/mcp', {
      method: 'POST',
      headers: {'transfer-encoding': 'chunked'},
      body: 'x'.repeat(17 * KB),
    });
    expect(status).toBe(413);
  });

  test('has the caching that the process sets, and no other', async () => {
    answer = (_, reply) => reply.setHeader('Cache-Control', 'no-cache').end();
    expect((await mcp('{}')).headers).toMatchObject({
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
  });

  test('replies at once, and from memory', async () => {
    let sendRest = () => {};
    answer = (_, reply) => {
      reply.write('first');
      sendRest = () => reply.end('x'.repeat(8 * KB * KB));
    };
    const request = http.request(`${origin}/mcp`, {method: 'POST'}).end();
    const [reply] = (await once(request, 'response')) as [http.IncomingMessage];
    const [first] = (await once(reply, 'data')) as [Buffer];
    expect(first.toString()).toBe('first');
    reply.pause();
    sendRest();
    expect((await buffer(reply)).length).toBe(8 * KB * KB);
  });

  test.each(failures)('is a 503 when the process %s', async (_, fail) => {
    answer = fail;
    const {status, headers, body} = await mcp('{}');
    expect([status, headers['retry-after']]).toEqual([503, '1']);
    expect(JSON.parse(body.toString())).toEqual({message: 'Busy, try again'});
  });

  test('is limited per IPv4 address and per IPv6 network', async () => {
    const statusesOf = async (client: (at: number) => string) => {
      const replies = await Promise.all(
        Array.from({length: 200}, (_, at) => mcp('{}', client(at))),
      );
      const refused = replies.filter(({status}) => status === 429);
      refused.forEach(({headers}) => expect(headers['retry-after']).toBe('1'));
      return refused.length;
    };
    const hex = (at: number) => (at + 1).toString(16);
    expect(
      await statusesOf((at) => `2001:db8:0:1::${hex(at)}`),
    ).toBeGreaterThan(0);
    expect(await statusesOf((at) => `2001:db8:0:${hex(at)}0a::1`)).toBe(0);
    expect(await statusesOf(() => '192.0.2.2')).toBeGreaterThan(0);
    expect(await statusesOf((at) => `192.0.2.${at + 3}`)).toBe(0);
  });
});
