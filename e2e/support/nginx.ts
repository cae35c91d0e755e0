/**
 * The site as it is deployed: build/ behind Debian's nginx with the rules of
 * deploy/, and a copy of the search service. A foreground process:
 * `node e2e/support/nginx.ts [port]`. Search listens on the port above.
 */
import {spawn} from 'node:child_process';
import type {ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {NGINX_FOLDER} from '../../src/delivery/write.ts';
import {nginxFrame} from './nginxFrame.ts';
import {SERVER_FILE, serviceEnv} from '../../scripts/searchService.ts';

const root = path.resolve(import.meta.dirname, '../..');

function nginxConfig({
  port,
  searchPort,
  workDir,
}: {
  port: number;
  searchPort: number;
  workDir: string;
}): string {
  return nginxFrame(
    workDir,
    `  include ${root}/${NGINX_FOLDER}/http.conf;
  include ${root}/deploy/nginx/http/*.conf;
  upstream search { server 127.0.0.1:${searchPort}; keepalive 8; }
  server {
    listen 127.0.0.1:${port};
    root ${root}/build;
    include ${root}/deploy/nginx/*.conf;
    include ${root}/${NGINX_FOLDER}/server.conf;
  }`,
  );
}

function startNginx(port: number, searchPort: number): ChildProcess {
  const workDir = fs.mkdtempSync(path.join(os.tmpdir(), 'site-nginx-'));
  const config = path.join(workDir, 'nginx.conf');
  fs.writeFileSync(config, nginxConfig({port, searchPort, workDir}));
  const nginx = spawn('nginx', ['-p', workDir, '-c', config], {
    stdio: 'inherit',
  });
  nginx.on('exit', () => fs.rmSync(workDir, {recursive: true, force: true}));
  return nginx;
}

const port = Number(process.argv[2] ?? 4170);
const search = spawn(process.execPath, [SERVER_FILE], {
  env: {...process.env, ...serviceEnv(port + 1)},
  stdio: ['ignore', 'ignore', 'inherit'],
});
const nginx = startNginx(port, port + 1);

const stop = () => {
  search.kill('SIGTERM');
  nginx.kill('SIGQUIT');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
search.on('exit', stop);
nginx.on('exit', (code) => {
  search.kill('SIGTERM');
  process.exitCode = code ?? 1;
});
