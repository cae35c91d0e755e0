/**
 * Debian's default nginx configuration, serving the same files. Only paths,
 * port, certificate and protocol are changed, so that it can run next to ours.
 */
import fs from 'node:fs';
import path from 'node:path';

const MAIN = '/etc/nginx/nginx.conf';
const SITE = '/etc/nginx/sites-available/default';

/** Writes it to `home`, which has the certificate; returns the file. */
export function setUpStockNginx(
  home: string,
  root: string,
  port: number,
): string {
  const site = path.join(home, 'stock-site.conf');
  const certificate = `ssl_certificate ${home}/fullchain.pem; ssl_certificate_key ${home}/privkey.pem;`;
  fs.writeFileSync(
    site,
    fs
      .readFileSync(SITE, 'utf8')
      .replaceAll(/^(\s*listen )(\[::\]:)?80 default_server;/gm, (line) =>
        line.replace('80', String(port)).replace(';', ' ssl http2;'),
      )
      .replace('root /var/www/html;', `root ${root}; ${certificate}`),
  );
  const main = path.join(home, 'stock.conf');
  fs.writeFileSync(
    main,
    fs
      .readFileSync(MAIN, 'utf8')
      .replace('/run/nginx.pid', `${home}/stock.pid`)
      .replaceAll('/var/log/nginx/', `${home}/stock-`)
      .replace('/etc/nginx/sites-enabled/*', site),
  );
  return main;
}
