/**
 * Serves build/ with Debian's nginx and the configuration in deploy/, as a
 * foreground process: `node e2e/support/nginx.ts [port]`.
 */
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export function nginxConfig({
  port,
  siteDir,
  workDir,
}: {
  port: number;
  siteDir: string;
  workDir: string;
}): string {
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${workDir}/${name};`)
    .join('\n');
  return `daemon off;
pid ${workDir}/nginx.pid;
error_log stderr warn;
worker_processes 1;
events { worker_connections 512; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
${temp}
  server {
    listen 127.0.0.1:${port};
    root ${siteDir};
    include ${root}/deploy/nginx/*.conf;
  }
}
`;
}

function serve(port: number): void {
  const workDir = fs.mkdtempSync(path.join(os.tmpdir(), 'site-nginx-'));
  const config = path.join(workDir, 'nginx.conf');
  fs.writeFileSync(
    config,
    nginxConfig({port, siteDir: path.join(root, 'build'), workDir}),
  );
  const nginx = spawn('nginx', ['-p', workDir, '-c', config], {
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => nginx.kill('SIGQUIT'));
  }
  nginx.on('exit', (code) => {
    fs.rmSync(workDir, {recursive: true, force: true});
    process.exit(code ?? 1);
  });
}

if (import.meta.main) {
  serve(Number(process.argv[2] ?? 4170));
}
