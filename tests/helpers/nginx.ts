/**
 * The site as it is deployed: build/ behind Debian's nginx with the rules of
 * deploy/, and three copies of the search service: one that gets no turn on a
 * busy machine has another step in, as for visitors. A foreground process:
 * `node tests/helpers/nginx.ts [port]`. Search listens on the ports above.
 */
import {spawn} from 'node:child_process';
import type {ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {NGINX_FOLDER} from '../../plugins/postbuild/host-config/writeHostConfig.ts';
import {nginxFrame} from './nginxFrame.ts';
import {SERVER_FILE, serviceEnv} from '../../tools/site/searchService.ts';

try {
  // A site has a machine of its own; here browsers would take its processors.
  os.setPriority(os.constants.priority.PRIORITY_HIGHEST);
} catch {
  // Only root may; the site is slower then.
}

const root = path.resolve(import.meta.dirname, '../..');

const port = Number(process.argv[2] ?? 4170);
const searchPorts = [port + 1, port + 2, port + 3];

function nginxConfig(workDir: string): string {
  const copies = searchPorts
    .map((it) => `server 127.0.0.1:${it} max_fails=0;`)
    .join(' ');
  return nginxFrame(
    workDir,
    `  include ${root}/${NGINX_FOLDER}/http.conf;
  include ${root}/deploy/nginx/http/*.conf;
  upstream search { ${copies} keepalive 8; }
  server {
    listen 127.0.0.1:${port};
    root ${root}/build;
    include ${root}/deploy/nginx/*.conf;
    include ${root}/${NGINX_FOLDER}/server.conf;
  }`,
  );
}

function startNginx(): ChildProcess {
  const workDir = fs.mkdtempSync(path.join(os.tmpdir(), 'site-nginx-'));
  const config = path.join(workDir, 'nginx.conf');
  fs.writeFileSync(config, nginxConfig(workDir));
  const nginx = spawn('nginx', ['-p', workDir, '-c', config], {
    stdio: 'inherit',
  });
  nginx.on('exit', () => fs.rmSync(workDir, {recursive: true, force: true}));
  return nginx;
}

const copies = searchPorts.map((searchPort) =>
  spawn(process.execPath, [SERVER_FILE], {
    env: {...process.env, ...serviceEnv(searchPort)},
    stdio: ['ignore', 'ignore', 'inherit'],
  }),
);
const nginx = startNginx();

const stop = () => {
  copies.forEach((copy) => copy.kill('SIGTERM'));
  nginx.kill('SIGQUIT');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
copies.forEach((copy) => copy.on('exit', stop));
nginx.on('exit', (code) => {
  copies.forEach((copy) => copy.kill('SIGTERM'));
  process.exitCode = code ?? 1;
});
