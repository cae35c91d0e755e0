/**
 * A file server without any rule of ours, as static hosts behave: one file per
 * URL, `404.html` for the rest, and no header but the type.
 */
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
  '.yaml': 'application/yaml',
};

const isFile = (file: string) =>
  fs.statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;

/**
 * GitHub Pages serves x.html at /x, too. S3 serves keys, and the guide's second
 * command uploads x.html under the key x.
 */
const fileFor = (dir: string, name: string): string | undefined =>
  [name, `${name}.html`, `${name}index.html`]
    .map((file) => path.join(dir, file))
    .find(isFile);

export type PlainHost = {origin: string; stop: () => Promise<void>};

/** Serves `dir` under `base`, and nothing outside it. */
export async function startPlainHost(
  dir: string,
  base = '',
): Promise<PlainHost> {
  const server = http.createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://host');
    const inside = pathname.startsWith(`${base}/`)
      ? decodeURIComponent(pathname.slice(base.length))
      : null;
    const found = inside === null ? undefined : fileFor(dir, inside);
    const file = found ?? path.join(dir, '404.html');
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    response.writeHead(found ? 200 : 404, {'content-type': type});
    fs.createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
