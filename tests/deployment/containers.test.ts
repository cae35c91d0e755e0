/**
 * deploy/compose.yaml in podman, by the commands of deploy/README.md. Needs
 * root, Debian's and npm's registries, and the packages that .ci/run installs
 * for `check:slow`. The base images are made here, not downloaded.
 */
import {execFileSync, spawn} from 'node:child_process';
import type {ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {searchFor, startLoad} from '../helpers/load.ts';
import {makeOtherBuild, OTHER_MARK} from '../helpers/otherBuild.ts';
import {end} from '../helpers/processes.ts';
import {rawRequest} from '../helpers/rawRequest.ts';
import {HEADING} from '../helpers/searchTerms.ts';
import {allRoutes} from '../helpers/site.ts';

const root = path.resolve(import.meta.dirname, '../..');
const ORIGIN = 'http://127.0.0.1:8080';
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
const COMPOSE = 'docker-compose -f deploy/compose.yaml';
/** Of each visitor in each state. */
const TURNS = 30;

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'containers-'));
const env = {
  ...process.env,
  SITE_HOME: path.join(dir, 'home'),
  COMPOSE_PROJECT_NAME: path.basename(dir).toLowerCase(),
  DOCKER_HOST: `unix://${dir}/podman.sock`,
  CONTAINERS_CONF: path.join(dir, 'containers.conf'),
  CONTAINERS_STORAGE_CONF: path.join(dir, 'storage.conf'),
};
const run = (command: string, cwd = root) =>
  execFileSync('bash', ['-euo', 'pipefail', '-c', command], {
    cwd,
    env,
    encoding: 'utf8',
  });
const release = (command: string, reload = 'true') =>
  run(`RELOAD='${reload}' deploy/release.sh ${command}`);
const container = (service: string) =>
  `${env.COMPOSE_PROJECT_NAME}_${service}_1`;
const processOf = (service: string) =>
  run(`podman inspect -f '{{.State.Pid}}' ${container(service)}`).trim();
/** What a Containerfile is made from. */
const baseOf = (file: string) =>
  /^ARG BASE=(\S+)/m.exec(
    fs.readFileSync(path.join(root, 'deploy', file), 'utf8'),
  )![1]!;

let engine: ChildProcess;

/** Works inside a container, too, where limits can't be raised. */
function configureEngine(): void {
  const limits = '["nofile=1024:1024", "nproc=1000:1000"]';
  fs.writeFileSync(
    env.CONTAINERS_CONF,
    `[engine]\nruntime = "runc"\n[network]\nnetwork_backend = "netavark"\n[containers]\ndefault_ulimits = ${limits}\n`,
  );
  fs.writeFileSync(
    env.CONTAINERS_STORAGE_CONF,
    `[storage]\ndriver = "overlay"\ngraphroot = "${dir}/images"\nrunroot = "${dir}/run"\n`,
  );
}

/** Debian from its packages; on top of it Node from here and npm from npm. */
function makeBaseImages(): void {
  const debian = baseOf('site.Containerfile');
  run(
    `mmdebstrap --quiet --variant=minbase bookworm debian.tar
    podman import --quiet debian.tar ${debian}
    mkdir node && cp ${process.execPath} node/node
    npm install --silent --prefix node/npm npm@11
    cp ${CERTIFICATES} node/certificates`,
    dir,
  );
  fs.writeFileSync(
    path.join(dir, 'node/Containerfile'),
    `FROM ${debian}
COPY node /usr/local/bin/node
COPY npm /opt/npm
COPY certificates ${CERTIFICATES}
ENV NODE_EXTRA_CA_CERTS=${CERTIFICATES}
RUN ln -s /opt/npm/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && useradd --uid 1000 node\n`,
  );
  run(`podman build --quiet -t ${baseOf('search.Containerfile')} node`, dir);
}

beforeAll(async () => {
  configureEngine();
  engine = spawn(
    'podman',
    ['system', 'service', '--time', '0', env.DOCKER_HOST],
    {
      env,
      stdio: 'inherit',
    },
  );
  makeBaseImages();
  await makeOtherBuild(path.join(dir, 'other'));
  fs.mkdirSync(env.SITE_HOME);
  release('publish $SITE_HOME');
  run(`podman build --quiet -f deploy/site.Containerfile -t site .
    podman build --quiet -f deploy/search.Containerfile -t site-search .
    podman network create --internal --subnet 10.89.108.0/24 site-search
    ${COMPOSE} up -d`);
  await vi.waitFor(() => searchFor(ORIGIN, HEADING.text), {timeout: 30_000});
}, 600_000);
afterAll(async () => {
  try {
    run(`${COMPOSE} down; podman network rm site-search; podman rmi -af`);
  } finally {
    await end(engine);
  }
  fs.rmSync(dir, {recursive: true, force: true});
});

test('serves every page, search and MCP', async () => {
  for (const route of allRoutes) {
    const {status, body} = await rawRequest(ORIGIN, route);
    expect([status, body.toString().trimEnd().slice(-7)], route).toEqual([
      200,
      '</html>',
    ]);
  }
  expect(await searchFor(ORIGIN, HEADING.text)).toContain(HEADING.route);
  const mcp = await rawRequest(ORIGIN, '/mcp', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({jsonrpc: '2.0', id: 1, method: 'tools/list'}),
  });
  expect(mcp.body.toString()).toContain('inputSchema');
});

test.each([
  ['site', '33'],
  ['search-1', '1000'],
])(
  '%s is healthy, as user %s, without rights, on a read-only root',
  (service, user) => {
    run(`podman healthcheck run ${container(service)}`);
    const status = fs.readFileSync(
      `/proc/${processOf(service)}/status`,
      'utf8',
    );
    expect(status).toMatch(new RegExp(`^Uid:\\s+${user}\\s`, 'm'));
    expect(status).toMatch(/^CapEff:\s+0+$/m);
    expect(status).toMatch(/^NoNewPrivs:\s+1$/m);
    const mounts = fs.readFileSync(
      `/proc/${processOf(service)}/mounts`,
      'utf8',
    );
    expect(mounts).toMatch(/^\S+ \/ \S+ ro,/m);
  },
);

test('a killed instance, a release and a rollback under load: no request fails', async () => {
  const reload = `${COMPOSE} kill -s HUP site`;
  const isOther = async () =>
    String((await rawRequest(ORIGIN, '/')).body).includes(OTHER_MARK);
  const load = startLoad(ORIGIN);
  await load.more(TURNS);
  const killed = processOf('search-1');
  process.kill(Number(killed), 'SIGKILL');
  await load.more(TURNS);
  await expect
    .poll(() => ['0', killed].includes(processOf('search-1')), {
      timeout: 20_000,
    })
    .toBe(false);
  release(`publish $SITE_HOME ${dir}/other`, reload);
  await load.more(TURNS);
  expect(await isOther()).toBe(true);
  release('rollback $SITE_HOME', reload);
  await load.more(TURNS);
  expect(await isOther()).toBe(false);
  await load.stop();
  console.log(`${load.turns()} visits and searches under load`);
  expect(load.failures).toEqual([]);
});
