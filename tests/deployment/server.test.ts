/** deploy/nginx.conf and deploy/publish.sh: what visitors and operators notice. */
import {execFile} from 'node:child_process';
import type {ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {writeDigests} from '../../plugins/hosting/digests.ts';
import {startLoad} from '../helpers/load.ts';
import {mainScript, makeOtherBuild, OTHER_MARK} from '../helpers/otherBuild.ts';
import {answers, end, freePort} from '../helpers/processes.ts';
import {rawRequest} from '../helpers/rawRequest.ts';
import {siteServer, startNginx} from '../helpers/startNginx.ts';

const root = path.resolve(import.meta.dirname, '../..');
const build = path.join(root, 'build');
/** Of each visitor in each state: more than nginx needs to notice it. */
const TURNS = 12;

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'server-'));
const other = path.join(dir, 'other');
const home = path.join(dir, 'home');
const log = path.join(dir, 'access.log');

let nginx: ChildProcess;
let origin: string;

const run = promisify(execFile);
const publisher = (command: string, ...args: string[]) =>
  run(path.join(root, 'deploy/publish.sh'), [command, home, ...args]);

async function startServer(): Promise<void> {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  nginx = startNginx(
    () =>
      siteServer({
        listen: `listen 127.0.0.1:${port};`,
        current: `${home}/current`,
        home,
        log,
      }),
    'www-data',
  );
  await answers(origin);
}

beforeAll(async () => {
  // nginx's workers run as another user, as on a server.
  fs.chmodSync(dir, 0o755);
  fs.mkdirSync(home);
  await makeOtherBuild(build, other);
  await publisher('publish', build);
  await startServer();
});
afterAll(async () => {
  await end(nginx);
  fs.rmSync(dir, {recursive: true, force: true});
});

test("is valid in Debian's own configuration", async () => {
  const etc = path.join(dir, 'etc');
  fs.cpSync('/etc/nginx', etc, {recursive: true});
  fs.rmSync(path.join(etc, 'sites-enabled'), {recursive: true});
  fs.cpSync(path.join(root, 'deploy/nginx.conf'), `${etc}/conf.d/site.conf`);
  const main = path.join(etc, 'nginx.conf');
  const text = fs.readFileSync(main, 'utf8');
  fs.writeFileSync(
    main,
    text
      .replaceAll('/etc/nginx/', `${etc}/`)
      .replace('/run/nginx.pid', `${dir}/nginx.pid`),
  );
  const {stderr} = await run('nginx', ['-t', '-c', main]);
  expect(stderr).toContain('test is successful');
  expect(stderr).not.toMatch(/warn|error/);
});

test('the log has paths, and nothing about a person', async () => {
  const headers = {
    referer: 'https://secret.test/',
    'user-agent': 'secret',
    'x-forwarded-for': '192.0.2.7',
  };
  for (const url of ['/docs/gone?q=secret', '/assets/js/gone.js?q=secret']) {
    const {status} = await rawRequest(origin, url, {headers});
    expect(status).toBe(404);
  }
  const text = () => fs.readFileSync(log, 'utf8');
  await expect.poll(text).toContain(' 404 GET /assets/js/gone.js ');
  expect(text()).toContain(' 404 GET /docs/gone ');
  expect(text()).not.toMatch(/secret|127\.0\.0\.1|192\.0\.2\.7/);
});

test.each([
  ['/assets/js/gone.js', 404, undefined],
  ['/assets/js/gone.js/', 301, 'public, max-age=0, must-revalidate'],
])('%s is a %i that is not kept', async (url, status, caching) => {
  const reply = await rawRequest(origin, url);
  expect([reply.status, reply.headers['cache-control']]).toEqual([
    status,
    caching,
  ]);
});

test('releases, rollbacks and prune: no request fails, open tabs find their script', async () => {
  const isOther = async () =>
    String((await rawRequest(origin, '/')).body).includes(OTHER_MARK);
  const statusOf = async (folder: string) =>
    (await rawRequest(origin, `/${mainScript(folder)}`)).status;
  const load = startLoad(origin);
  const times: number[] = [];
  for (const folder of [other, build, other, build, other]) {
    const begin = performance.now();
    await publisher('publish', folder);
    times.push(performance.now() - begin);
    await load.more(TURNS);
    expect(await isOther()).toBe(folder === other);
    expect([await statusOf(build), await statusOf(other)]).toEqual([200, 200]);
  }
  await publisher('rollback');
  expect(await isOther()).toBe(false);
  await load.more(TURNS);
  await publisher('prune', '--keep', '1');
  await load.more(TURNS);
  await load.stop();
  console.log(
    `${load.requests()} requests; a release takes ${Math.max(...times).toFixed(0)} ms at most`,
  );
  expect(load.failures).toEqual([]);
  expect([await statusOf(build), await statusOf(other)]).toEqual([200, 404]);
});

test('a build configures nothing, and its lists of files stay private', async () => {
  const evil = path.join(dir, 'evil');
  fs.cpSync(build, evil, {recursive: true});
  const proof = path.join(dir, 'proof');
  for (const name of ['evil.conf', 'nginx.conf', '.deploy/nginx/server.conf']) {
    const file = path.join(evil, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, `access_log ${proof};`);
  }
  await writeDigests(evil);
  await publisher('publish', evil);
  await end(nginx);
  await startServer();
  expect((await rawRequest(origin, '/evil.conf')).status).toBe(200);
  expect(fs.existsSync(proof)).toBe(false);
  for (const name of ['SHA256SUMS', '_headers', '_redirects', '.nojekyll']) {
    const {status} = await rawRequest(origin, `/${name}`);
    expect(status, name).toBe(404);
  }
});
