/**
 * deploy/Containerfile in podman. Needs root, Debian's registry, and the packages
 * that .ci/run installs for `check:slow`. The base image is made here, not
 * downloaded.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {mainScript} from '../helpers/otherBuild.ts';
import {answers, freePort} from '../helpers/processes.ts';
import {rawRequest} from '../helpers/rawRequest.ts';
import {allRoutes} from '../helpers/site.ts';

const root = path.resolve(import.meta.dirname, '../..');
const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'containers-'));
const env = {
  ...process.env,
  CONTAINERS_CONF: path.join(dir, 'containers.conf'),
  CONTAINERS_STORAGE_CONF: path.join(dir, 'storage.conf'),
};
const run = (command: string) =>
  execFileSync('bash', ['-euo', 'pipefail', '-c', command], {
    cwd: root,
    env,
    encoding: 'utf8',
  }).trim();

let origin: string;

/** Works inside a container, too, where limits can't be raised. */
function configurePodman(): void {
  const limits = '["nofile=1024:1024", "nproc=1000:1000"]';
  fs.writeFileSync(
    env.CONTAINERS_CONF,
    `[engine]\nruntime = "runc"\n[containers]\ndefault_ulimits = ${limits}\n`,
  );
  fs.writeFileSync(
    env.CONTAINERS_STORAGE_CONF,
    `[storage]\ndriver = "overlay"\ngraphroot = "${dir}/images"\nrunroot = "${dir}/run"\n`,
  );
}

beforeAll(async () => {
  configurePodman();
  const port = await freePort();
  run(`mmdebstrap --quiet --variant=minbase bookworm ${dir}/debian.tar
    podman import --quiet ${dir}/debian.tar debian-base
    podman build --quiet --build-arg BASE=debian-base -f deploy/Containerfile -t site .
    podman run --detach --name site --read-only --cap-drop all --security-opt no-new-privileges \
      -p 127.0.0.1:${port}:8080 site`);
  origin = `http://127.0.0.1:${port}`;
  await answers(origin);
}, 600_000);
afterAll(() => {
  run('podman rm --force site; podman rmi --all --force');
  fs.rmSync(dir, {recursive: true, force: true});
});

test('serves every page and the 404 page, with headers and compression', async () => {
  for (const route of allRoutes) {
    const {status, headers, body} = await rawRequest(origin, route, {
      headers: {'accept-encoding': 'br'},
    });
    expect([status, headers['x-content-type-options']]).toEqual([
      200,
      'nosniff',
    ]);
    const html = zlib.brotliDecompressSync(body).toString();
    expect(html.trimEnd(), route).toMatch(/<\/html>$/);
  }
  const script = await rawRequest(origin, `/${mainScript('build')}`);
  expect(script.headers['cache-control']).toContain('immutable');
  const missing = await rawRequest(origin, '/docs/gone');
  expect(missing.status).toBe(404);
  expect(missing.body.toString()).toContain('Page not found');
});

test('runs without rights, logs to the engine and stops by itself', () => {
  const pid = run("podman inspect -f '{{.State.Pid}}' site");
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
  expect(status).toMatch(/^Uid:\s+33\s/m);
  expect(status).toMatch(/^CapEff:\s+0+$/m);
  expect(run('podman logs site')).toContain(' 200 GET / ');
  run('podman stop --time 20 site');
  expect(run("podman inspect -f '{{.State.ExitCode}}' site")).toBe('0');
});
