/** Follows redirects as browsers do, on nginx and on the preview server. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {expect, test} from '@playwright/test';
import {rawRequest} from '../helpers/rawRequest.ts';
import {allRoutes} from '../helpers/site.ts';

const OTHER = 'evil.test';
const MOST_HOPS = 2;

/** What browsers, proxies or decoding may turn into the start of a URL. */
const STARTS = [
  ...['/', '//', '///', '/\\', '\\/', '/\\\\', '/\t/', '/.//', '/..//', '/@'],
  ...['/%5C', '/%5c/', '/%2F', '/%2f%2F', '/%2F%5C', '/%5C%5C', '/.%5C'],
  ...['/%09/', '/%0A/', '/%0D%0A/', '/%00/', '/%20/', '/%255C', '/%2e%2F'],
  ...['/%2e%2e%5C', '/x/..//', '/docs//', '/assets//', '/1//', '/;/'],
];
/** One for each rule that redirects. */
const ENDS = ['/', '/x/', '.html', '/x.html', '/index.html', '/%2e/index.html'];
const hostilePaths = STARTS.flatMap((start) =>
  ENDS.map((end) => `${start}${OTHER}${end}`),
);

/** Where it ends: a status, or the URL that isn't on this host. */
async function follow(base: string, path: string): Promise<number | string> {
  let url = new URL(base);
  let next = path;
  for (let hop = 0; hop <= MOST_HOPS; hop += 1) {
    const {status, headers} = await rawRequest(base, next).catch(() => ({
      // Node refuses to send it, or the server to read it.
      status: 400,
      headers: {} as {location?: string},
    }));
    if (headers.location === undefined) {
      return status;
    }
    url = new URL(headers.location, url);
    if (url.host !== new URL(base).host) {
      return `${path} -> ${url.href}`;
    }
    next = url.pathname + url.search;
  }
  return `${path} redirects without end`;
}

async function expectOwnHost(base: string): Promise<void> {
  expect(hostilePaths.length).toBeGreaterThan(100);
  for (const path of [...hostilePaths, '/1', '/1/', '/mcp/']) {
    expect(await follow(base, path)).toEqual(expect.any(Number));
  }
  const route = allRoutes.find((each) => each !== '/')!;
  for (const end of ['/', '.html', '/index.html']) {
    expect(await follow(base, `${route}${end}`)).toBe(200);
  }
}

test('nginx redirects to no other host, and never in circles', async ({
  baseURL,
}) => expectOwnHost(baseURL!));

test('the preview server redirects to no other host', async () => {
  const port = Number(process.env.E2E_PORT ?? 4170) + 9;
  const preview = spawn('npm', ['run', '--silent', 'serve'], {
    detached: true,
    env: {...process.env, PORT: String(port)},
  });
  try {
    await once(preview.stdout, 'data');
    await expectOwnHost(`http://127.0.0.1:${port}`);
  } finally {
    process.kill(-preview.pid!);
  }
});
