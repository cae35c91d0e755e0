/**
 * Serves build/ and search on one port, without nginx, for local previews:
 * `PORT=8080 npm run serve`; `npm run preview` builds first. URLs work as in
 * deploy/nginx/clean-urls.conf.
 */
import fs from 'node:fs';
import path from 'node:path';
import {serve} from '@hono/node-server';
import {serveStatic} from '@hono/node-server/serve-static';
import {Hono} from 'hono';
import {createPageStore} from 'docs-search/mcp/pageStore';
import {createApp} from 'docs-search/service/app';
import {readConfig} from 'docs-search/service/config';
import {createMetrics} from 'docs-search/service/metrics';
import {createIndexStore} from 'docs-search/service/store';
import {markdownPath} from '../../data/paths.ts';
import {hostRules} from '../../plugins/postbuild/host-config/hostRules.ts';
import settings from '../../site.settings.ts';
import {serviceEnv, SNAPSHOT_PATH} from './searchService.ts';

const root = path.resolve(import.meta.dirname, '../../build');

/** The clean form of a path, if it isn't clean already. */
export function cleanPath(pathname: string): string | undefined {
  const clean = pathname
    .replace(/\/index\.html$/, '/')
    .replace(/\.html$/, '')
    .replace(/(?<=[^/])\/+$/, '');
  return clean === pathname ? undefined : clean;
}

/** What browsers could read as another site: as in clean-urls.conf. */
const UNSAFE_PATH = /\/\/|\\|%(?:[01].|2f|5c)/i;

/** False for invalid paths, such as one with a null byte. */
function isFile(file: string): boolean {
  try {
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

/** The file in build/ for a clean path. */
function fileOf(pathname: string): string {
  if (pathname === '/') {
    return '/index.html';
  }
  return isFile(path.join(root, pathname)) ? pathname : `${pathname}.html`;
}

async function createSearch(): Promise<Hono> {
  const store = createIndexStore();
  const outcome = await store.reload(SNAPSHOT_PATH);
  if (outcome.outcome === 'refused') {
    throw new Error(`${SNAPSHOT_PATH}: ${outcome.reason}`);
  }
  const config = readConfig(serviceEnv(0));
  const pageStore = createPageStore();
  await pageStore.reload(config.pagesFile!);
  return createApp({
    ...config,
    store,
    pageStore,
    metrics: createMetrics(),
    log: () => {},
  });
}

function createSite(search: Hono): Hono {
  const site = new Hono();
  site.use(async function refuseUnsafePath(c, next) {
    return UNSAFE_PATH.test(new URL(c.req.url).pathname)
      ? c.notFound()
      : next();
  });
  site.all('/1/*', (c) => search.fetch(c.req.raw));
  site.all('/mcp', (c) => search.fetch(c.req.raw));
  for (const {from, to} of hostRules(settings).redirects) {
    site.get(from, (c) => c.redirect(to, 301));
  }
  site.get('*', async function redirectToCleanPath(c, next) {
    const {pathname, search: query} = new URL(c.req.url);
    const clean = cleanPath(pathname);
    return clean === undefined ? next() : c.redirect(`${clean}${query}`, 301);
  });
  site.get('*', async function serveMarkdown(c, next) {
    c.header('Vary', 'Accept');
    const asked = c.req.header('accept')?.startsWith('text/markdown') ?? false;
    const file = path.join(root, markdownPath(c.req.path));
    const markdown = c.req.path.endsWith('.md')
      ? path.join(root, c.req.path)
      : asked && isFile(file)
        ? file
        : undefined;
    return markdown !== undefined && isFile(markdown)
      ? c.body(fs.readFileSync(markdown, 'utf8'), 200, {
          'content-type': 'text/markdown; charset=utf-8',
        })
      : next();
  });
  site.get('*', serveStatic({root, rewriteRequestPath: fileOf}));
  site.notFound((c) =>
    c.html(fs.readFileSync(path.join(root, '404.html'), 'utf8'), 404),
  );
  return site;
}

if (import.meta.main) {
  if (!isFile(path.join(root, 'index.html')) || !isFile(SNAPSHOT_PATH)) {
    console.error('No build found: run `npm run preview`.');
    process.exit(1);
  }
  const port = Number(process.env.PORT ?? 4000);
  const site = createSite(await createSearch());
  serve({fetch: site.fetch, hostname: '127.0.0.1', port}, () =>
    console.log(`Site and search: http://localhost:${port}/`),
  );
}
