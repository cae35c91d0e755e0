/**
 * The site as deployed: build/ behind Debian's nginx with deploy/nginx.conf. A
 * site under a path is there only, as on a host that has other sites.
 * Runs in the foreground: `node tests/helpers/serveBuild.ts [port]`.
 */
import os from 'node:os';
import path from 'node:path';
import {basePath} from '../../plugins/settings/sitePath.ts';
import settings from '../../site.settings.ts';
import {siteServer, startNginx} from './startNginx.ts';

try {
  // In production the site has its own machine; here it competes with browsers.
  os.setPriority(os.constants.priority.PRIORITY_HIGHEST);
} catch {
  // Needs root; otherwise the site is a bit slower.
}

const port = Number(process.argv[2] ?? 4170);
const build = path.resolve(import.meta.dirname, '../../build');

const base = basePath(settings);

const nginx = startNginx((workDir) => {
  const atRoot = base ? `unix:${workDir}/site.sock` : `127.0.0.1:${port}`;
  const site = siteServer({
    listen: `listen ${atRoot};`,
    current: build,
    home: build,
  });
  return base
    ? `${site}
server {
  listen 127.0.0.1:${port};
  location ${base}/ {
    proxy_pass http://${atRoot}:/;
    proxy_http_version 1.1;
    proxy_redirect / ${base}/;
  }
}`
    : site;
});
const stop = () => nginx.kill('SIGQUIT');
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
nginx.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
