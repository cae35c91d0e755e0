import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {hostRules} from '../../plugins/postbuild/host-config/hostRules.ts';
import settings from '../../site.settings.ts';
import {rawRequest} from '../helpers/rawRequest.ts';
import {START} from '../helpers/pages.ts';
import {allRoutes} from '../helpers/site.ts';
import {staticHeaders} from '../helpers/staticHeaders.ts';
import {expect, test} from '../helpers/test.ts';

const build = path.resolve('build');
const {search} = settings;
const {hashedFiles, pageHeaders} = hostRules(settings);
const ofPages = new Set(pageHeaders.map(([name]) => name.toLowerCase()));

/** Headers that the server adds; the others come from our configuration. */
const SERVER_HEADERS = new Set([
  ...['accept-ranges', 'connection', 'content-length', 'content-type', 'date'],
  ...['etag', 'last-modified', 'server', 'vary'],
]);

const policyIn = (headers: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !SERVER_HEADERS.has(name)),
  );

/** One file per extension in the build. */
function fileOfEachKind(): string[] {
  const kinds = new Map<string, string>();
  for (const name of fs.readdirSync(build, {recursive: true}) as string[]) {
    const kind = path.extname(name);
    const folder = name.startsWith('assets/') ? 'assets' : '';
    if (!['', '.html', '.br', '.gz'].includes(kind)) {
      kinds.set(`${folder}${kind}`, `/${name}`);
    }
  }
  return [...kinds.values()];
}

test.describe('HTTP headers', () => {
  test('every page has the configured headers and is revalidated', async ({
    baseURL,
  }) => {
    for (const route of allRoutes) {
      const reply = await rawRequest(baseURL!, route);
      expect(reply.status, route).toBe(200);
      expect(policyIn(reply.headers), route).toEqual(staticHeaders(route));
      const again = await rawRequest(baseURL!, route, {
        headers: {'If-None-Match': reply.headers.etag ?? 'none'},
      });
      expect(again.status, route).toBe(304);
    }
  });

  test('every kind of file has its type and caching', async ({baseURL}) => {
    const files = fileOfEachKind();
    expect(files.length).toBeGreaterThanOrEqual(10);
    for (const file of files) {
      const {status, headers} = await rawRequest(baseURL!, encodeURI(file));
      expect(status, file).toBe(200);
      expect(headers['content-type'], file).not.toBe(
        'application/octet-stream',
      );
      const expected = Object.entries(staticHeaders(file)).filter(
        ([name]) => !file.startsWith(hashedFiles.prefix) || !ofPages.has(name),
      );
      expect(policyIn(headers), file).toEqual(Object.fromEntries(expected));
    }
  });

  test('replies to searches are compressed', async ({baseURL}) => {
    const ask = (accept: string) =>
      rawRequest(baseURL!, '/1/indexes/*/queries', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'accept-encoding': accept,
        },
        body: JSON.stringify({
          requests: [{indexName: search.indexName, query: 'telegram'}],
        }),
      });
    const plain = await ask('identity');
    const compressed = await ask('gzip');
    expect(compressed.headers['content-encoding']).toBe('gzip');
    expect(compressed.headers.vary).toBe('Accept-Encoding');
    const [plainReply, compressedReply] = [
      plain.body,
      zlib.gunzipSync(compressed.body),
    ].map(
      (body) => JSON.parse(body.toString()) as {results: {hits: object[]}[]},
    );
    expect(compressedReply!.results[0]!.hits).toEqual(
      plainReply!.results[0]!.hits,
    );
    expect(compressed.body.length).toBeLessThan(plain.body.length / 3);
  });

  test('a missing script is not cached', async ({baseURL}) => {
    const missing = await rawRequest(baseURL!, '/assets/js/gone.js');
    expect(missing.status).toBe(404);
    expect(missing.headers['cache-control']).toBeUndefined();
    expect(missing.headers).toHaveProperty('content-security-policy');
  });

  test('text is precompressed and varies by encoding', async ({baseURL}) => {
    const packed = fileOfEachKind().filter((file) =>
      fs.existsSync(`${path.join(build, file)}.br`),
    );
    expect(packed).not.toEqual([]);
    for (const file of [START, ...packed.map(encodeURI)]) {
      const plain = await rawRequest(baseURL!, file);
      for (const [encoding, decode] of [
        ['br', zlib.brotliDecompressSync],
        ['gzip', zlib.gunzipSync],
      ] as const) {
        const {headers, body} = await rawRequest(baseURL!, file, {
          headers: {'Accept-Encoding': encoding},
        });
        expect(headers['content-encoding'], file).toBe(encoding);
        expect(headers.vary, file).toContain('Accept-Encoding');
        expect(decode(body).equals(plain.body), file).toBe(true);
      }
      const again = await rawRequest(baseURL!, file, {
        headers: {'If-None-Match': plain.headers.etag ?? 'none'},
      });
      expect(again.status, file).toBe(304);
      expect(again.headers.vary, file).toBe(plain.headers.vary);
    }
  });
});

/** Spellings of a path that crawlers and attackers try. */
function oddPaths(): string[] {
  const dotted = ['/..', '/../', '/./', '/%2e%2e/', '/..%2f', '/%2e/'];
  const targets = ['etc/passwd', START.slice(1), '.git/config', 'package.json'];
  return [
    ...dotted.flatMap((start) => targets.map((target) => start + target)),
    ...targets.map((target) => `//${target}`),
    ...targets.map((target) => `/docs//${target}`),
    ...targets.map((target) => `/${target}%00.html`),
    ...targets.map((target) => `/${target}%0d%0aX-Injected:%20yes`),
    ...targets.map((target) => `/${target}%ff%fe`),
    ...['/%', '/%zz', '/%u0041', '/%c0%ae%c0%ae/', '/%E2%80%AE', '/🐦'].map(
      (odd) => (/^[\x20-\x7e]*$/.test(odd) ? odd : encodeURI(odd)),
    ),
    ...[100, 1000, 4000, 7000, 20_000].map((size) => `/${'a'.repeat(size)}`),
    ...[10, 100, 1000].map((depth) => '/a'.repeat(depth)),
    ...['.br', '.gz', '.html.br', '.HTML', '.php', '.md.md', '~', '.bak'].map(
      (end) => `/docs/commands${end}`,
    ),
    ...['?', '?q=', `?${'x=1&'.repeat(500)}`, '?%00', '?<script>'].map(
      (query) => `/docs/commands${query}`,
    ),
    ...['/Docs/Commands', '/DOCS', '/docs%2Fcommands', '/docs%5ccommands'],
    ...['/.env', '/.htaccess', '/wp-login.php', '/_headers', '/_redirects'],
    ...['/404.html', '/404', '/index', '/index.html/', '/docs/', '/blog/page'],
    ...['/*', '/;x', `${START};x=1`, "/'", '/"', '/`', '/|', '/^', '/{}'],
    ...['/1/', '/1/indexes', '/1/indexes/*/queries', '/1/../', '/metrics'],
  ];
}

test.describe('odd requests', () => {
  test('odd paths get a normal response', async ({baseURL}) => {
    const paths = oddPaths();
    expect(paths.length).toBeGreaterThanOrEqual(100);
    for (const odd of paths) {
      const {status, headers, body} = await rawRequest(baseURL!, odd);
      const shown = odd.slice(0, 60);
      expect([200, 301, 400, 403, 404, 405, 414], shown).toContain(status);
      expect(headers, shown).not.toHaveProperty('x-injected');
      expect(body.toString(), shown).not.toContain('root:');
      expect(body.toString(), shown).not.toContain('"dependencies"');
      // nginx rejects these before it has read the path, without our headers.
      if (![400, 414].includes(status)) {
        expect(headers['x-content-type-options'], shown).toBe('nosniff');
        expect(headers['content-encoding'], shown).toBeUndefined();
      }
      const kept = status === 200 ? 'public, max-age=0, must-revalidate' : '';
      if (status !== 301) {
        expect(headers['cache-control'] ?? '', shown).toBe(kept);
      } else {
        expect(headers.location, shown).toMatch(
          new RegExp(`^(${baseURL})?/(?!/)`),
        );
      }
    }
  });

  test('config files for static hosts are not served', async ({baseURL}) => {
    for (const file of ['/_headers', '/_redirects']) {
      expect((await rawRequest(baseURL!, file)).status, file).toBe(404);
    }
  });

  test("the search service's internal endpoints are not public", async ({
    baseURL,
  }) => {
    for (const name of ['health', 'ready', 'metrics']) {
      for (const way of ['/', '//', '/1/../', '/1/%2e%2e/', '/1/..%2f']) {
        const {status, body} = await rawRequest(baseURL!, way + name);
        expect(status, way + name).toBe(404);
        expect(body.toString(), way + name).toContain('Page not found');
      }
      const passedOn = await rawRequest(baseURL!, `/1/${name}`);
      expect(passedOn.status).toBe(404);
    }
  });

  test('only GET and HEAD are answered', async ({baseURL}) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      for (const route of ['/', START, '/llms.txt']) {
        const {status} = await rawRequest(baseURL!, route, {method});
        expect(status, `${method} ${route}`).toBe(405);
      }
    }
  });

  test('HEAD returns the same headers as GET, without a body', async ({
    baseURL,
  }) => {
    const get = await rawRequest(baseURL!, START);
    const head = await rawRequest(baseURL!, START, {method: 'HEAD'});
    expect(head.status).toBe(200);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.body.length).toBe(0);
  });
});
