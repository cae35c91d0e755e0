/** deploy/ as on a server, with other paths and ports. */
import fs from 'node:fs';
import path from 'node:path';
import {makeCertificate} from '../certificate.ts';

const deploy = path.resolve(import.meta.dirname, '../../../deploy');

/** Each test has ten ports of its own; another checkout takes others. */
export const firstPort = (test: number) =>
  Number(process.env.DEPLOYMENT_PORT ?? 4440) + 10 * test;

/** Ports of the server, counted from one. */
export const portsFrom = (port: number) => ({
  https: port,
  http: port + 1,
  instances: [port + 2, port + 3, port + 4],
});

export type Ports = ReturnType<typeof portsFrom>;

function serverConfig(home: string, ports: Ports): string {
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${home}/temp/${name};`)
    .join(' ');
  return (
    fs
      .readFileSync(path.join(deploy, 'nginx.conf'), 'utf8')
      .replaceAll('/srv/site', home)
      .replaceAll('/etc/ssl/site', home)
      .replaceAll('/var/log/nginx', home)
      .replace('pid /run/nginx.pid', `pid ${home}/nginx.pid`)
      .replace('load_module modules/', 'load_module /usr/lib/nginx/modules/')
      // Ports below 1024 may be another server's, which a test does not stop.
      .replaceAll(/listen (\[::\]:)?80\b/g, `listen $1${ports.http}`)
      .replaceAll(/listen (\[::\]:)?443\b/g, `listen $1${ports.https}`)
      .replaceAll(
        /127\.0\.0\.1:81(08|09|10)\b/g,
        (_, port) =>
          `127.0.0.1:${ports.instances[['08', '09', '10'].indexOf(port)]}`,
      )
      .replace(/^http \{$/m, `http {\n  ${temp}`)
  );
}

/** Writes what a server has besides releases; returns the configuration. */
export function setUpServer(home: string, ports: Ports): string {
  // nginx's workers run as another user.
  fs.chmodSync(home, 0o755);
  fs.mkdirSync(path.join(home, 'temp'), {recursive: true});
  for (const file of fs.globSync('nginx/**/*.conf', {cwd: deploy})) {
    fs.cpSync(path.join(deploy, file), path.join(home, file));
  }
  makeCertificate({
    key: `${home}/privkey.pem`,
    certificate: `${home}/fullchain.pem`,
  });
  const config = path.join(home, 'nginx.conf');
  fs.writeFileSync(config, serverConfig(home, ports));
  return config;
}
