/**
 * A file server without any rule of ours, as static hosts behave: GitHub Pages
 * serves x.html at /x, too, and `404.html` for the rest.
 */
import fs from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {serve} from '@hono/node-server';
import {serveStatic} from '@hono/node-server/serve-static';
import {Hono} from 'hono';

export type PlainHost = {origin: string; stop: () => void};

/** Serves `dir` under `base`, and nothing outside it. */
export function startPlainHost(dir: string, base: string): PlainHost {
  const rewriteRequestPath = (pathname: string) => {
    const inside = pathname.slice(base.length) || '/';
    const page = `${inside}.html`;
    return fs.existsSync(path.join(dir, page)) ? page : inside;
  };
  const app = new Hono()
    .use(`${base}/*`, serveStatic({root: dir, rewriteRequestPath}))
    .notFound((c) =>
      c.html(fs.readFileSync(path.join(dir, '404.html'), 'utf8'), 404),
    );
  const server = serve({fetch: app.fetch, hostname: '127.0.0.1', port: 0});
  const {port} = server.address() as AddressInfo;
  return {origin: `http://127.0.0.1:${port}`, stop: () => server.close()};
}
