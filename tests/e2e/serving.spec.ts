import fs from 'node:fs';
import type {APIResponse} from '@playwright/test';
import {expect, test} from '../helpers/test.ts';
import {allRoutes, docRoutes} from '../helpers/site.ts';

/** The request headers that the response depends on. */
const varies = (reply: APIResponse) => (reply.headers().vary ?? '').split(', ');

test.describe('server', () => {
  test('answers every route with 200 and HTML', async ({request}) => {
    for (const route of allRoutes) {
      const reply = await request.get(route, {maxRedirects: 0});
      expect(reply.status(), route).toBe(200);
      expect(reply.headers()['content-type']).toContain('text/html');
    }
  });

  test('redirects /x/, /x.html and /x/index.html to /x and keeps the query', async ({
    request,
  }) => {
    for (const route of allRoutes.filter((path) => path !== '/')) {
      for (const variant of ['/', '.html', '/index.html']) {
        const reply = await request.get(`${route}${variant}?q=a%20b&x=1`, {
          maxRedirects: 0,
        });
        expect(reply.status(), route + variant).toBe(301);
        expect(reply.headers().location).toBe(`${route}?q=a%20b&x=1`);
      }
    }
    const home = await request.get('/index.html', {maxRedirects: 0});
    expect(home.headers().location).toBe('/');
  });

  test('returns Markdown or HTML depending on the Accept header', async ({
    request,
  }) => {
    const get = (path: string, accept: string) =>
      request.get(path, {headers: {accept}});
    for (const route of ['/', ...docRoutes.slice(0, 2)]) {
      const direct = await request.get(
        route === '/' ? '/index.md' : `${route}.md`,
      );
      expect(direct.headers()['content-type']).toBe(
        'text/markdown; charset=utf-8',
      );
      for (const accept of [
        'text/markdown',
        'text/markdown, text/html, */*',
        'text/html;q=0.5, text/markdown',
      ]) {
        const reply = await get(route, accept);
        expect(reply.headers()['content-type'], accept).toContain('markdown');
        expect(varies(reply)).toContain('Accept');
        expect(await reply.text()).toBe(await direct.text());
      }
      for (const accept of [
        'text/html,application/xhtml+xml,*/*;q=0.8',
        '*/*',
        'text/html, text/markdown;q=0.5',
        'text/markdown;q=0, */*',
      ]) {
        const reply = await get(route, accept);
        expect(reply.headers()['content-type'], accept).toContain('text/html');
        expect(varies(reply)).toContain('Accept');
        expect(reply.headers().link).toContain('</llms.txt>; rel="llms-txt"');
      }
    }
    const search = await get('/search', 'text/markdown');
    expect(search.headers()['content-type']).toContain('text/html');
    expect((await get('/docs/nope', 'text/markdown')).status()).toBe(404);
    const image = await request.get('/img/logo.svg');
    expect(varies(image)).not.toContain('Accept');
    const index = await request.get('/llms.txt');
    expect(index.headers()['content-type']).toBe('text/plain; charset=utf-8');
  });

  test('serves the OpenAPI description as YAML', async ({request}) => {
    test.skip(!fs.existsSync('build/openapi.yaml'), 'there is no API');
    const reply = await request.get('/openapi.yaml');
    expect(reply.status()).toBe(200);
    expect(reply.headers()['content-type']).toBe('application/yaml');
    expect(await reply.text()).toContain('openapi: 3.1');
  });

  test('serves security.txt with a contact for vulnerabilities (RFC 9116)', async ({
    request,
  }) => {
    const reply = await request.get('/.well-known/security.txt');
    expect(reply.status()).toBe(200);
    expect(reply.headers()['content-type']).toBe('text/plain; charset=utf-8');
    const fields = new Map(
      (await reply.text())
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/, 2) as [string, string]),
    );
    expect(fields.get('Contact')).toMatch(/^(mailto|https):/);
    const left = Date.parse(fields.get('Expires')!) - Date.now();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(365 * 24 * 3600 * 1000);
  });

  test('answers an unmatched path with 404 and the not-found page', async ({
    request,
  }) => {
    for (const path of [
      '/nope',
      '/docs',
      '/docs/nope',
      '/404',
      '/blog/tags/x',
    ]) {
      const reply = await request.get(path);
      expect(reply.status(), path).toBe(404);
      expect(await reply.text()).toContain('Page not found');
      // Points agents that guessed a URL to the list of all pages.
      expect(reply.headers().link).toContain('</llms.txt>; rel="llms-txt"');
    }
  });
});
