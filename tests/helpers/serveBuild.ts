/**
 * The site as deployed: build/ behind Debian's nginx with deploy/nginx.conf.
 * Runs in the foreground: `node tests/helpers/serveBuild.ts [port]`.
 */
import os from 'node:os';
import path from 'node:path';
import {siteServer, startNginx} from './startNginx.ts';

try {
  // In production the site has its own machine; here it competes with browsers.
  os.setPriority(os.constants.priority.PRIORITY_HIGHEST);
} catch {
  // Needs root; otherwise the site is a bit slower.
}

const port = Number(process.argv[2] ?? 4170);
const build = path.resolve(import.meta.dirname, '../../build');

const nginx = startNginx(() =>
  siteServer({
    listen: `listen 127.0.0.1:${port};`,
    current: build,
    home: build,
  }),
);
const stop = () => nginx.kill('SIGQUIT');
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
nginx.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
