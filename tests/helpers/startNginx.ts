/** Starts Debian's nginx with the server in deploy/nginx.conf. */
import {spawn} from 'node:child_process';
import type {ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** From Debian's libnginx-mod-http-brotli-static. */
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const deploy = path.resolve(import.meta.dirname, '../../deploy');
const read = (name: string) => fs.readFileSync(path.join(deploy, name), 'utf8');

export type SiteServer = {
  /** Replaces `listen 80;` and the same for IPv6. */
  listen: string;
  /** Replaces /srv/site/current. */
  current: string;
  /** Replaces /srv/site, which has assets/. */
  home: string;
  /** Replaces /var/log/nginx/access.log. */
  log?: string;
  /** Where agents/node.ts listens; without it, agents.conf isn't used. */
  agentsPort?: number;
};

/** deploy/nginx.conf with other ports and folders. */
export function siteServer(site: SiteServer): string {
  const {listen, current, home, log = '/dev/null', agentsPort} = site;
  const agents = agentsPort
    ? read('agents.conf').replaceAll(':8787', `:${agentsPort}`)
    : '';
  return read('nginx.conf')
    .replace(/listen 80;\s+listen \[::\]:80;/, () => listen)
    .replaceAll('/srv/site/current', current)
    .replaceAll('/srv/site', home)
    .replaceAll('/var/log/nginx/access.log', log)
    .replace('include /etc/nginx/site/*.conf;', () => agents);
}

function mainConfig(workDir: string, http: string, user: string): string {
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${workDir}/${name};`)
    .join('\n');
  return `load_module ${BROTLI_MODULE};
${process.getuid?.() === 0 ? `user ${user};` : ''}
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
 * @param user others than root may not read a checkout in root's home folder
 */
export function startNginx(
  httpBlock: (workDir: string) => string,
  user = 'root',
): ChildProcess {
  const workDir = fs.mkdtempSync(path.join(os.tmpdir(), 'site-nginx-'));
  fs.chmodSync(workDir, 0o755);
  const file = path.join(workDir, 'nginx.conf');
  fs.writeFileSync(file, mainConfig(workDir, httpBlock(workDir), user));
  const nginx = spawn('nginx', ['-p', workDir, '-c', file], {stdio: 'inherit'});
  nginx.on('exit', () => fs.rmSync(workDir, {recursive: true, force: true}));
  return nginx;
}
