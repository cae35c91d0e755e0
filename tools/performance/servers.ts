/**
 * Serves builds with one nginx over TLS and HTTP/2, with precompressed files:
 * ours with its deployment configuration, the baseline with a minimal one. Each
 * has a separate port.
 */
import {once} from 'node:events';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {makeCertificate} from '../../tests/helpers/certificate.ts';
import {siteServer, startNginx} from '../../tests/helpers/startNginx.ts';

const root = path.resolve(import.meta.dirname, '../..');

export type Site = {
  build: string;
  /** Served with deploy/nginx.conf. */
  isOurs?: boolean;
};

export const ours: Site = {build: path.join(root, 'build'), isOurs: true};

const MINIMAL_RULES = `
    brotli_static on;
    gzip_static on;
    gzip_vary on;
    location /assets/ { add_header Cache-Control 'public, max-age=31536000, immutable'; }
    location / { try_files $uri $uri.html $uri/index.html =404; add_header Cache-Control 'public, max-age=0, must-revalidate'; }`;

function server({build, isOurs}: Site, port: number, dir: string): string {
  const listen = `listen 127.0.0.1:${port} ssl http2;
    ssl_certificate ${dir}/cert.pem;
    ssl_certificate_key ${dir}/key.pem;
    ssl_protocols TLSv1.2 TLSv1.3;`;
  return isOurs
    ? siteServer({listen, current: build, home: build})
    : `server { ${listen} root ${build}; ${MINIMAL_RULES} }`;
}

const httpBlock = (sites: readonly Site[], port: number, dir: string) =>
  sites.map((site, index) => server(site, port + index, dir)).join('\n');

/** Serves the sites during the task, which gets their origins. */
export async function withServers<T>(
  sites: readonly Site[],
  task: (origins: string[]) => Promise<T>,
): Promise<T> {
  const port = Number(process.env.BENCH_PORT ?? 4180);
  const nginx = startNginx((dir) => {
    makeCertificate({key: `${dir}/key.pem`, certificate: `${dir}/cert.pem`});
    return httpBlock(sites, port, dir);
  });
  const ended = once(nginx, 'exit');
  const stopped = ended.then(() => {
    throw new Error('nginx ended before the task did');
  });
  try {
    // nginx either listens or exits immediately.
    await Promise.race([setTimeout(500), stopped]);
    const origins = sites.map((_, at) => `https://localhost:${port + at}`);
    return await Promise.race([task(origins), stopped]);
  } finally {
    nginx.kill('SIGQUIT');
    await ended;
    stopped.catch(() => undefined);
  }
}
