/**
 * The handler in Node, for an own server or a container platform:
 *
 *   HOST=127.0.0.1 PORT=8787 node agents/node.ts [build]
 *
 * A web server in front of it serves the static files (deploy/agents.conf).
 */
import fs from 'node:fs';
import path from 'node:path';
import {serve} from '@hono/node-server';
import {serveStatic} from '@hono/node-server/serve-static';
import {Hono} from 'hono';
import {handle} from './handler.ts';

const root = path.resolve(process.argv[2] ?? 'build');
const {HOST = '127.0.0.1', PORT = '8787'} = process.env;

const isFile = (name: string) =>
  fs.statSync(path.join(root, name), {throwIfNoEntry: false})?.isFile();

const files = new Hono()
  .use(
    serveStatic({
      root,
      rewriteRequestPath: (name) =>
        isFile(`${name}.html`) ? `${name}.html` : name,
      // The handler loads the index again when a release brings another one.
      onFound: (file, c) =>
        c.header('Last-Modified', fs.statSync(file).mtime.toUTCString()),
    }),
  )
  .notFound((c) =>
    c.html(fs.readFileSync(path.join(root, '404.html'), 'utf8'), 404),
  );

const ASSETS = {fetch: async (request: Request) => files.fetch(request)};
const server = serve(
  {
    fetch: (request) => handle(request, {ASSETS}),
    hostname: HOST,
    port: Number(PORT),
  },
  ({port}) => console.log(`http://${HOST}:${port}`),
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => server.close());
}
