/**
 * Debian's own configuration, as the package ships it, serving the same files.
 * Changed is only what lets it run beside ours: paths, port, and the same
 * certificate and protocol.
 */
import fs from 'node:fs';
import path from 'node:path';

const MAIN = '/etc/nginx/nginx.conf';
const SITE = '/etc/nginx/sites-available/default';

/** Writes it into `home`, which has the certificate; gives the file. */
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
