/**
 * One server as deploy/README.md describes it: releases in a folder, Debian's
 * nginx with deploy/nginx.conf, three instances of the search service.
 */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import {endChild, startProgram} from 'docs-search/test/start';
import type {Child} from 'docs-search/test/start';
import {vi} from 'vitest';
import {PAGES_FILE} from '../../plugins/postbuild/search-index/writePages.ts';
import {SNAPSHOT_FILE} from '../../plugins/postbuild/search-index/writeSnapshot.ts';
import {SERVER_FILE, serviceEnv} from '../../tools/site/searchService.ts';
import {makeCertificate} from './certificate.ts';
import {freePort} from './processes.ts';
import {rawRequest} from './rawRequest.ts';

const deploy = path.resolve(import.meta.dirname, '../../deploy');

export type DeployedServer = {
  origin: string;
  httpOrigin: string;
  instances: Child[];
  /** Replaces one that ended. */
  startInstance: (number: number) => Promise<void>;
  /** The command that tests and reloads nginx. */
  reload: string;
  stop: () => Promise<void>;
};

/** deploy/nginx.conf with other folders and ports. */
function nginxConfig(
  home: string,
  https: number,
  http: number,
  ports: number[],
) {
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${home}/temp/${name};`)
    .join(' ');
  return fs
    .readFileSync(path.join(deploy, 'nginx.conf'), 'utf8')
    .replaceAll('/srv/site-nginx', path.join(deploy, 'nginx'))
    .replaceAll('/srv/site', home)
    .replaceAll('/etc/ssl/site', home)
    .replaceAll('/var/log/nginx', home)
    .replace('pid /run/nginx.pid', `pid ${home}/nginx.pid`)
    .replace('load_module modules/', 'load_module /usr/lib/nginx/modules/')
    .replaceAll(/listen (\[::\]:)?80\b/g, `listen $1${http}`)
    .replaceAll(/listen (\[::\]:)?443\b/g, `listen $1${https}`)
    .replaceAll(/127\.0\.0\.1:81(08|09|10)\b/g, (_, end: string) => {
      return `127.0.0.1:${ports[['08', '09', '10'].indexOf(end)]}`;
    })
    .replace(/^http \{$/m, `http {\n  ${temp}`);
}

/** `home` holds a first release. */
export async function startDeployedServer(
  home: string,
): Promise<DeployedServer> {
  const [https, http, ...ports] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ] as [number, number, ...number[]];
  fs.mkdirSync(path.join(home, 'temp'), {recursive: true});
  makeCertificate({
    key: `${home}/privkey.pem`,
    certificate: `${home}/fullchain.pem`,
  });
  const config = path.join(home, 'nginx.conf');
  fs.writeFileSync(config, nginxConfig(home, https, http, ports));
  const startInstance = (number: number) =>
    startProgram(SERVER_FILE, {
      ...serviceEnv(ports[number]!),
      SEARCH_SNAPSHOT: path.join(home, 'current', SNAPSHOT_FILE),
      SEARCH_PAGES: path.join(home, 'current', PAGES_FILE),
    });
  const nginx = spawn('nginx', ['-c', config, '-g', 'daemon off;'], {
    stdio: 'inherit',
  });
  const instances: Child[] = [];
  const server: DeployedServer = {
    origin: `https://127.0.0.1:${https}`,
    httpOrigin: `http://127.0.0.1:${http}`,
    instances,
    startInstance: async (number) => {
      instances[number] = await startInstance(number);
    },
    reload: `nginx -t -q -c ${config} && nginx -c ${config} -s reload`,
    stop: async () => {
      nginx.kill('SIGTERM');
      await once(nginx, 'exit');
      await Promise.all(instances.map((instance) => endChild(instance)));
    },
  };
  try {
    for (const number of ports.keys()) {
      await server.startInstance(number);
    }
    await vi.waitFor(() => rawRequest(server.origin, '/'), {timeout: 20_000});
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server;
}
