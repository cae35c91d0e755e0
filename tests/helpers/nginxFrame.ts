/** From Debian's libnginx-mod-http-brotli-static. */
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * The nginx configuration of a test: in the foreground, with all files it
 * writes in one folder.
 *
 * @param http the content of the http block
 */
export function nginxFrame(workDir: string, http: string): string {
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${workDir}/${name};`)
    .join('\n');
  return `load_module ${BROTLI_MODULE};
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
