/** The site's image, run without an engine: its files, user and limits. */
import {spawn} from 'node:child_process';
import type {ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {endChild, startService} from 'docs-search/test/start';
import type {Child} from 'docs-search/test/start';
import settings from '../../site.settings.ts';
import {readContainerfile} from '../helpers/containerfile.ts';
import {rawRequest} from '../helpers/rawRequest.ts';
import {sealed} from '../helpers/sealed.ts';

const root = path.resolve(import.meta.dirname, '../..');
const {indexName} = settings.search;
const PORT = 4262;
const address = `http://127.0.0.1:${PORT}`;

let dir: string;
let nginx: ChildProcess;
let service: Child;

/** A file as nginx sees it, which has mounts of its own. */
const inside = (file: string) =>
  fs.readFileSync(`/proc/${nginx.pid}/root${dir}${file}`, 'utf8');

/** The image's files in a folder. */
function copyFiles() {
  const {copies} = readContainerfile('site.Containerfile');
  for (const {sources, target} of copies) {
    for (const source of sources) {
      // A folder's content is copied, but a file itself.
      const name = source.endsWith('/') ? '' : path.basename(source);
      fs.cpSync(path.join(root, source), path.join(dir, target, name), {
        recursive: true,
      });
    }
  }
  fs.mkdirSync(path.join(dir, 'tmp'));
}

/** Its configuration, for that folder and a service of this machine. */
function moveConfig() {
  for (const file of ['nginx.conf', 'upstream.conf']) {
    const place = path.join(dir, 'etc/nginx', file);
    const text = fs
      .readFileSync(place, 'utf8')
      .replaceAll(/\/(srv\/site|etc\/nginx|tmp)\b(?!\/mime)/g, `${dir}/$1`)
      .replace('access_log /dev/stdout', `access_log ${dir}/tmp/access.log`)
      .replaceAll(/10\.89\.[\d.]+:8108/g, `127.0.0.1:${service.port}`)
      .replace('load_module modules/', 'load_module /usr/lib/nginx/modules/')
      .replace('listen 8080', `listen 127.0.0.1:${PORT}`);
    fs.writeFileSync(place, text);
  }
}

beforeAll(async () => {
  service = await startService(path.join(root, '.search/snapshot.json'));
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'site-image-'));
  fs.chmodSync(dir, 0o755);
  copyFiles();
  moveConfig();
  const [program = '', ...args] = sealed(
    [
      ...['nginx', '-e', 'stderr', '-g', 'daemon off;'],
      ...['-c', path.join(dir, 'etc/nginx/nginx.conf')],
    ],
    {user: 33, writable: path.join(dir, 'tmp')},
  );
  nginx = spawn(program, args, {stdio: 'inherit'});
  await vi.waitFor(() => rawRequest(address, '/'), {timeout: 10_000});
});
afterAll(async () => {
  nginx.kill('SIGKILL');
  await endChild(service);
  fs.rmSync(dir, {recursive: true, force: true});
});

describe("the site's image", () => {
  test('runs as www-data where nothing but /tmp can be written', () => {
    const status = fs.readFileSync(`/proc/${nginx.pid}/status`, 'utf8');
    expect(status).toMatch(/^Uid:\s+33\s/m);
    expect(status).toMatch(/^CapEff:\s+0+$/m);
    expect(status).toMatch(/^NoNewPrivs:\s+1$/m);
    const mounts = fs.readFileSync(`/proc/${nginx.pid}/mounts`, 'utf8');
    expect(mounts).toMatch(/^\S+ \/ \S+ ro,/m);
  });

  test('serves pages, compressed, and hashed files', async () => {
    const page = await rawRequest(address, '/docs/commands', {
      headers: {'accept-encoding': 'br'},
    });
    expect(page.headers['content-encoding']).toBe('br');
    const [script] = fs.globSync('assets/js/main.*.js', {
      cwd: path.join(root, 'build'),
    });
    const asset = await rawRequest(address, `/${script}`);
    expect(asset.headers['cache-control']).toContain('immutable');
    expect((await rawRequest(address, '/nope')).status).toBe(404);
  });

  test('searches, and logs nothing about who asked for what', async () => {
    const reply = await rawRequest(
      address,
      '/1/indexes/*/queries?x-algolia-api-key=secret-key',
      {
        method: 'POST',
        headers: {
          'user-agent': 'secret-agent',
          referer: 'https://secret-referrer.test/',
          'x-forwarded-for': '192.0.2.1',
        },
        body: JSON.stringify({requests: [{indexName, query: 'widget'}]}),
      },
    );
    expect(reply.status).toBe(200);
    expect(reply.body.toString()).toContain('web-widget');
    await rawRequest(address, '/search?q=secret-query');
    const lines = inside('/tmp/access.log').trim().split('\n');
    const time = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+\d\d:\d\d`;
    expect(lines.at(-1)).toMatch(
      new RegExp(`^${time} 200 GET /search.html \\d+ [\\d.]+ "-" "-" "-"$`),
    );
    expect(lines.at(-2)).toMatch(
      new RegExp(
        `^${time} 200 POST /1/indexes/\\*/queries \\d+ [\\d.]+ "127.0.0.1:${service.port}" "200" "[\\d.]+"$`,
      ),
    );
    expect(lines.join('\n')).not.toMatch(/secret|192\.0\.2\.1|widget/);
  });

  test('ends on SIGQUIT', async () => {
    const ended = once(nginx, 'exit');
    nginx.kill('SIGQUIT');
    expect(await ended).toEqual([0, null]);
  });
});
