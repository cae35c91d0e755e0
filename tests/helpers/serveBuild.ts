/**
 * The site as deployed: build/ behind Debian's nginx with the configuration in
 * deploy/, and three instances of the search service, so that nginx can fail
 * over if one is slow on a busy machine. Runs in the foreground:
 * `node tests/helpers/serveBuild.ts [port]`. Search uses the next three ports.
 */
import {spawn} from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import {NGINX_FOLDER} from '../../plugins/postbuild/host-config/writeHostConfig.ts';
import {startNginx} from './startNginx.ts';
import {SERVER_FILE, serviceEnv} from '../../tools/site/searchService.ts';

try {
  // In production the site has its own machine; here it competes with browsers.
  os.setPriority(os.constants.priority.PRIORITY_HIGHEST);
} catch {
  // Needs root; otherwise the site is a bit slower.
}

const root = path.resolve(import.meta.dirname, '../..');

const port = Number(process.argv[2] ?? 4170);
const searchPorts = [port + 1, port + 2, port + 3];

function httpBlock(): string {
  const upstreams = searchPorts
    .map((it) => `server 127.0.0.1:${it} max_fails=0;`)
    .join(' ');
  return `  include ${root}/${NGINX_FOLDER}/http.conf;
  include ${root}/deploy/nginx/http/*.conf;
  upstream search { ${upstreams} keepalive 8; }
  server {
    listen 127.0.0.1:${port};
    root ${root}/build;
    include ${root}/deploy/nginx/*.conf;
    include ${root}/${NGINX_FOLDER}/server.conf;
  }`;
}

const instances = searchPorts.map((searchPort) =>
  spawn(process.execPath, [SERVER_FILE], {
    env: {...process.env, ...serviceEnv(searchPort)},
    stdio: ['ignore', 'ignore', 'inherit'],
  }),
);
const nginx = startNginx(httpBlock);

const stop = () => {
  instances.forEach((instance) => instance.kill('SIGTERM'));
  nginx.kill('SIGQUIT');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
instances.forEach((instance) => instance.on('exit', stop));
nginx.on('exit', (code) => {
  instances.forEach((instance) => instance.kill('SIGTERM'));
  process.exitCode = code ?? 1;
});
