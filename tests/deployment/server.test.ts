/** What visitors notice while releases are switched and parts fail. */
import {execFile} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import {promisify} from 'node:util';
import {afterAll, afterEach, beforeAll, beforeEach, expect, test} from 'vitest';
import {endChild} from 'docs-search/test/start';
import {startDeployedServer} from '../helpers/deployedServer.ts';
import type {DeployedServer} from '../helpers/deployedServer.ts';
import {searchFor, startLoad} from '../helpers/load.ts';
import type {Load} from '../helpers/load.ts';
import {mainScript, makeOtherBuild, OTHER_MARK} from '../helpers/otherBuild.ts';
import {rawRequest} from '../helpers/rawRequest.ts';
import {HEADING} from '../helpers/searchTerms.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Of each visitor in each state: more than nginx needs to notice it. */
const TURNS = 12;
/** As long as the site's client waits for an answer. */
const CLIENT_WAITS_MS = 2_000;

let dir: string;
let home: string;
let server: DeployedServer;
let load: Load;

async function release(command: string, args: string[] = [], reload = 'true') {
  const script = path.join(root, 'deploy/release.sh');
  await promisify(execFile)(script, [command, home, ...args], {
    cwd: root,
    env: {...process.env, RELOAD: reload},
  });
}

beforeAll(async () => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'server-'));
  // nginx's workers run as another user.
  fs.chmodSync(dir, 0o755);
  home = path.join(dir, 'home');
  fs.mkdirSync(home);
  await makeOtherBuild(path.join(dir, 'other'));
  await release('publish');
  server = await startDeployedServer(home);
});
afterAll(async () => {
  await server.stop();
  fs.rmSync(dir, {recursive: true, force: true});
});
beforeEach(() => {
  load = startLoad(server.origin);
});
afterEach(async () => {
  await load.stop();
});

const signal = (number: number, name: NodeJS.Signals) =>
  process.kill(server.instances[number]!.pid, name);

/**
 * nginx doesn't repeat a search that timed out: an instance that hangs, or loads
 * an index on a busy machine, fails a few before it is taken out.
 */
function expectFewTimeouts(): void {
  const timeouts = load.failures.filter((text) => /^search .* 503$/.test(text));
  expect(load.failures).toEqual(timeouts);
  expect(timeouts.length).toBeLessThan(TURNS);
}

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'an instance of search ends by %s and starts again',
  async (name) => {
    for (const number of [0, 1, 2]) {
      await load.more(TURNS);
      await endChild(server.instances[number]!, name);
      await load.more(TURNS);
      await server.startInstance(number);
    }
    await load.more(TURNS);
    expect(load.failures).toEqual([]);
  },
);

test.each([[[0]], [[1, 2]]])(
  'instances %j hang, then continue',
  async (numbers) => {
    await load.more(TURNS);
    numbers.forEach((number) => signal(number, 'SIGSTOP'));
    await load.more(TURNS);
    numbers.forEach((number) => signal(number, 'SIGCONT'));
    await load.more(TURNS);
    expectFewTimeouts();
    expect(load.slowestSearchMs()).toBeLessThan(CLIENT_WAITS_MS);
  },
);

test('no instance at all: pages stay, search comes back', async () => {
  await Promise.all(server.instances.map((instance) => endChild(instance)));
  await load.more(TURNS);
  await load.stop();
  expect(load.failures.length).toBeGreaterThan(0);
  expect(load.failures.filter((text) => !/^search .* 503/.test(text))).toEqual(
    [],
  );
  for (const path of ['/1/indexes/*/queries', '/mcp']) {
    const refusal = await rawRequest(server.origin, path, {method: 'POST'});
    expect(refusal).toMatchObject({
      status: 503,
      headers: {
        'content-type': 'application/json',
        'retry-after': '1',
        'access-control-allow-origin': '*',
      },
    });
    expect(JSON.parse(refusal.body.toString())).toMatchObject({status: 503});
  }
  for (const number of server.instances.keys()) {
    await server.startInstance(number);
  }
  await searchFor(server.origin, HEADING.text);
});

test('what only this configuration has: TLS, the redirect to it, the log', async () => {
  const redirect = await rawRequest(server.httpOrigin, '/docs?q=1', {
    headers: {host: 'evil.test'},
  });
  expect(redirect.headers.location).toBe('https://docs.example/docs?q=1');
  const {port} = new URL(server.origin);
  const options = {port: Number(port), rejectUnauthorized: false} as const;
  const withoutSecrecy = tls.connect({
    ...options,
    maxVersion: 'TLSv1.2',
    ciphers: 'AES128-SHA:AES128-GCM-SHA256',
  });
  await expect(once(withoutSecrecy, 'secureConnect')).rejects.toThrow();

  const missing = await rawRequest(
    server.origin,
    '/assets/js/gone.js?q=secret',
    {
      headers: {'accept-encoding': 'br', referer: 'https://secret.test/'},
    },
  );
  expect(missing.status).toBe(404);
  expect(missing.headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'Accept, Accept-Encoding',
  });
  const log = () => fs.readFileSync(path.join(home, 'access.log'), 'utf8');
  await expect.poll(log).toContain(' 404 GET /assets/js/gone.js ');
  expect(log()).not.toMatch(/secret|127\.0\.0\.1:\d{5} /);
});

test('releases, a rollback and prune: no request fails, an open tab finds its script', async () => {
  const other = path.join(dir, 'other');
  const isOther = async () =>
    String((await rawRequest(server.origin, '/')).body).includes(OTHER_MARK);
  const statusOf = async (siteDir: string) =>
    (await rawRequest(server.origin, `/${mainScript(siteDir)}`)).status;
  for (const built of [other, root, other, root, other]) {
    await release('publish', [built], server.reload);
    await load.more(TURNS);
    expect(await isOther()).toBe(built === other);
    expect([await statusOf(root), await statusOf(other)]).toEqual([200, 200]);
  }
  // Search moved with the site.
  await expect
    .poll(async () => {
      const replies = await Promise.all(
        server.instances.map(({url}) => fetch(`${url}/ready`)),
      );
      const texts = await Promise.all(replies.map((reply) => reply.text()));
      return new Set(texts.map((text) => /"digest":"(\w+)/.exec(text)?.[1]))
        .size;
    })
    .toBe(1);
  await release('rollback', [], server.reload);
  expect(await isOther()).toBe(false);
  await load.more(TURNS);
  await release('prune', ['--keep', '1']);
  await load.more(TURNS);
  await load.stop();
  expectFewTimeouts();
  expect([await statusOf(root), await statusOf(other)]).toEqual([200, 404]);
});
