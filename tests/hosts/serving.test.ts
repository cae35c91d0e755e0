/** Routes, redirects, headers, types and caching on the two hosts we ship for. */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {afterAll, beforeAll, describe, expect, test as anyTest} from 'vitest';
import {startNginxHost, startWorkerd} from '../helpers/hosts.ts';
import {START} from '../helpers/pages.ts';
import {rawRequest} from '../helpers/rawRequest.ts';
import {allRoutes, base, buildDir, docRoutes} from '../helpers/site.ts';
import type {Host} from '../helpers/processes.ts';

// Both hosts serve the root of a domain: deploy/README.md.
const test = anyTest.skipIf(base);

/** Literal, because both hosts get theirs from us. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'strict-transport-security': expect.stringMatching(/^max-age=63072000\b/),
  'cross-origin-resource-policy': 'cross-origin',
};
const PAGE_HEADERS = {
  ...HEADERS,
  'content-security-policy': "frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'cross-origin-opener-policy': 'same-origin',
  link: '</llms.txt>; rel="llms-txt"; type="text/plain"',
};
const REVALIDATED = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const TYPES: Record<string, RegExp> = {
  css: /^text\/css/,
  html: /^text\/html; charset=utf-8$/,
  ico: /^image\//,
  js: /^(text|application)\/javascript/,
  json: /^application\/json/,
  md: /^text\/markdown; charset=utf-8$/,
  png: /^image\/png$/,
  svg: /^image\/svg\+xml$/,
  txt: /^text\/plain; charset=utf-8$/,
  webmanifest: /^application\/manifest\+json/,
  xml: /xml/,
  yaml: /yaml/,
};

const hosts: Record<string, Host> = {};
beforeAll(async () => {
  [hosts.nginx, hosts.Cloudflare] = await Promise.all([
    startNginxHost(),
    startWorkerd(),
  ]);
});
afterAll(() => Promise.all(Object.values(hosts).map(({stop}) => stop())));

/** One file per extension, in and outside assets/. */
function fileOfEachKind(): string[] {
  const kinds = new Map<string, string>();
  for (const name of fs.readdirSync(buildDir, {recursive: true}) as string[]) {
    const kind = path.extname(name).slice(1);
    if (kind && kind !== 'html' && kind !== 'br' && kind !== 'gz') {
      kinds.set(`${name.startsWith('assets/')} ${kind}`, encodeURI(`/${name}`));
    }
  }
  return [...kinds.values()].filter((name) => !/\/\.\w+$/.test(name));
}

describe.each(['nginx', 'Cloudflare'])('%s', (name) => {
  const get = (url: string, headers = {}, method = 'GET') =>
    rawRequest(hosts[name]!.origin, url, {headers, method});
  const accept = (types: string) => ({accept: types});

  test('every page has its type and headers, and is revalidated', async () => {
    for (const route of allRoutes) {
      const {status, headers} = await get(route);
      expect(status, route).toBe(200);
      expect(headers, route).toMatchObject({
        ...PAGE_HEADERS,
        'content-type': TYPES.html as unknown as string,
        'cache-control': REVALIDATED,
      } as never);
      const again = await get(route, {'If-None-Match': headers.etag});
      expect(again.status, route).toBe(304);
    }
  });

  test('every kind of file has its type and caching', async () => {
    const files = fileOfEachKind();
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) {
      const {status, headers} = await get(file);
      const kind = path.extname(file).slice(1);
      expect(status, file).toBe(200);
      expect(headers['content-type'], file).toMatch(TYPES[kind]!);
      expect(headers, file).toMatchObject(HEADERS);
      expect(headers['cache-control'], file).toBe(
        file.startsWith('/assets/') ? IMMUTABLE : REVALIDATED,
      );
    }
  });

  test('other spellings of a path lead to the page, with the query', async () => {
    for (const route of allRoutes.filter((path) => path !== '/')) {
      for (const end of ['/', '.html', '/index.html']) {
        const {status, headers} = await get(`${route}${end}?q=a%20b&x=1`);
        expect([301, 307], route + end).toContain(status);
        expect(headers.location).toBe(`${route}?q=a%20b&x=1`);
      }
    }
    expect((await get('/index.html')).headers.location).toBe('/');
  });

  test('an unknown path gets a true 404 with the not-found page', async () => {
    const paths = ['/nope', '/docs/nope', '/blog/tags/x', '/_headers'];
    for (const path of [...paths, '/.env', '/assets/js/gone.js']) {
      const {status, body} = await get(path);
      expect(status, path).toBe(404);
      expect(body.toString(), path).toContain('Page not found');
    }
  });

  test('Markdown or HTML, as the client prefers', async () => {
    for (const route of ['/', ...docRoutes.slice(0, 2)]) {
      const file = route === '/' ? '/index.md' : `${route}.md`;
      const markdown = String((await get(file)).body);
      for (const types of [
        'text/markdown',
        'text/markdown, text/html, */*',
        'text/html;q=0.5, text/markdown',
      ]) {
        const {headers, body} = await get(route, accept(types));
        expect(headers['content-type'], types).toMatch(TYPES.md!);
        expect(headers.vary, types).toMatch(/\bAccept\b(?!-)/);
        expect(String(body)).toBe(markdown);
      }
      for (const types of [
        'text/html,application/xhtml+xml,*/*;q=0.8',
        '*/*',
        'text/html, text/markdown;q=0.5',
        'text/markdown;q=0, */*',
      ]) {
        const {headers} = await get(route, accept(types));
        expect(headers['content-type'], types).toMatch(TYPES.html!);
        expect(headers.vary, types).toMatch(/\bAccept\b(?!-)/);
      }
    }
    const search = await get('/search', accept('text/markdown'));
    expect(search.headers['content-type']).toMatch(TYPES.html!);
    expect((await get('/docs/nope', accept('text/markdown'))).status).toBe(404);
  });

  test('MCP answers', async () => {
    const {status, body} = await rawRequest(hosts[name]!.origin, '/mcp', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
    });
    expect(status).toBe(200);
    expect(String(body)).toContain('search_docs');
  });

  test('HEAD is GET without a body, and pages take nothing else', async () => {
    const {headers} = await get(START);
    const head = await get(START, {}, 'HEAD');
    expect(head).toMatchObject({status: 200, body: {length: 0}});
    expect(head.headers.etag).toBe(headers.etag);
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      expect((await get(START, {}, method)).status, method).toBe(405);
    }
  });

  test('odd paths get a normal answer', async () => {
    for (const odd of oddPaths()) {
      const {status, headers, body} = await get(odd).catch(() => ({
        // Node's client or the server refuses to read it.
        status: 400,
        headers: {} as Record<string, string>,
        body: '',
      }));
      const shown = odd.slice(0, 60);
      expect(status, shown).toBeLessThan(500);
      expect(headers, shown).not.toHaveProperty('x-injected');
      expect(String(body), shown).not.toMatch(/root:|"dependencies"/);
    }
  });

  test('no redirect leads to another host, or in circles', async () => {
    for (const path of hostilePaths) {
      expect(await follow(hosts[name]!.origin, path), path).toEqual(
        expect.any(Number),
      );
    }
  });
});

test('nginx sends what the build compressed', async () => {
  const packed = fileOfEachKind().filter((file) =>
    fs.existsSync(`${path.join(buildDir, decodeURI(file))}.br`),
  );
  expect(packed).not.toEqual([]);
  const {origin} = hosts.nginx!;
  for (const file of [START, '/', ...packed]) {
    const plain = await rawRequest(origin, file);
    for (const [encoding, decode] of [
      ['br', zlib.brotliDecompressSync],
      ['gzip', zlib.gunzipSync],
    ] as const) {
      const {headers, body} = await rawRequest(origin, file, {
        headers: {'accept-encoding': encoding},
      });
      expect(headers['content-encoding'], file).toBe(encoding);
      expect(headers.vary, file).toContain('Accept-Encoding');
      expect(decode(body).equals(plain.body), file).toBe(true);
    }
  }
});

test('nginx lets nobody keep a missing file for a year', async () => {
  for (const path of ['/assets/js/gone.js', '/assets/js/gone.js/']) {
    const {headers} = await rawRequest(hosts.nginx!.origin, path);
    expect(headers['cache-control'] ?? '', path).not.toContain('31536000');
  }
});

/** Spellings of a path that crawlers and attackers try. */
function oddPaths(): string[] {
  const dotted = ['/..', '/../', '/./', '/%2e%2e/', '/..%2f', '/%2e/'];
  const targets = ['etc/passwd', START.slice(1), '.git/config', 'package.json'];
  return [
    ...dotted.flatMap((start) => targets.map((target) => start + target)),
    ...targets.map((target) => `//${target}`),
    ...targets.map((target) => `/${target}%00.html`),
    ...targets.map((target) => `/${target}%0d%0aX-Injected:%20yes`),
    ...targets.map((target) => `/${target}%ff%fe`),
    ...['/%', '/%zz', '/%u0041', '/%c0%ae%c0%ae/', '/%E2%80%AE'],
    ...[100, 4000, 20_000].map((size) => `/${'a'.repeat(size)}`),
    ...[10, 1000].map((depth) => '/a'.repeat(depth)),
    ...['.br', '.gz', '.html.br', '.HTML', '.php', '.md.md', '~'].map(
      (end) => START + end,
    ),
    ...['?', `?${'x=1&'.repeat(500)}`, '?%00', '?<script>'].map(
      (query) => START + query,
    ),
    ...['/.htaccess', '/wp-login.php', '/_redirects', '/404.html', '/404'],
    ...['/*', '/;x', `${START};x=1`, "/'", '/"', '/`', '/|', '/^', '/{}'],
  ];
}

const OTHER = 'evil.test';
const MOST_HOPS = 3;
/** What browsers, proxies or decoding may turn into the start of a URL. */
const STARTS = [
  ...['/', '//', '///', '/\\', '\\/', '/\\\\', '/\t/', '/.//', '/..//', '/@'],
  ...['/%5C', '/%5c/', '/%2F', '/%2f%2F', '/%2F%5C', '/%5C%5C', '/.%5C'],
  ...['/%09/', '/%0A/', '/%0D%0A/', '/%00/', '/%20/', '/%255C', '/%2e%2F'],
  ...['/%2e%2e%5C', '/x/..//', '/docs//', '/assets//', '/;/'],
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
