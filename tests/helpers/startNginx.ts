/** Starts an nginx with a generated configuration. */
import {spawn} from 'node:child_process';
import type {ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** From Debian's libnginx-mod-http-brotli-static. */
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Others than root may not read a checkout in root's home folder. */
const AS_ROOT = process.getuid?.() === 0 ? 'user root;' : '';

function configFile(workDir: string, http: string): string {
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${workDir}/${name};`)
    .join('\n');
  return `load_module ${BROTLI_MODULE};
${AS_ROOT}
daemon off;
pid ${workDir}/nginx.pid;
error_log stderr error;
worker_processes 1;
events { worker_connections 512; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
${temp}
${http}
}
`;
}

/**
 * Runs nginx in the foreground, with all files it writes in a temporary folder
 * that is removed when it exits.
 *
 * @param httpBlock returns the content of the http block
 */
export function startNginx(
  httpBlock: (workDir: string) => string,
): ChildProcess {
  const workDir = fs.mkdtempSync(path.join(os.tmpdir(), 'site-nginx-'));
  const file = path.join(workDir, 'nginx.conf');
  fs.writeFileSync(file, configFile(workDir, httpBlock(workDir)));
  const nginx = spawn('nginx', ['-p', workDir, '-c', file], {stdio: 'inherit'});
  nginx.on('exit', () => fs.rmSync(workDir, {recursive: true, force: true}));
  return nginx;
}
