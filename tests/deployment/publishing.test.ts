/** Releases that fail: visitors keep the old one, and nothing half is left. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {digestOf} from '../../plugins/postbuild/host-config/assetList.ts';
import {SNAPSHOT_FILE} from '../../plugins/postbuild/search-index/writeSnapshot.ts';
import {otherBuild, thisBuild} from '../helpers/deploymentHarness/builds.ts';
import type {Build} from '../helpers/deploymentHarness/builds.ts';
import {cleanUpLater} from '../helpers/deploymentHarness/cleanUp.ts';
import {firstPort} from '../helpers/deploymentHarness/config.ts';
import {startCrawler} from '../helpers/deploymentHarness/crawler.ts';
import type {TestServer} from '../helpers/deploymentHarness/index.ts';
import {
  makeHome,
  removeHome,
  startServer,
} from '../helpers/deploymentHarness/index.ts';
import {createLoad} from '../helpers/deploymentHarness/load.ts';
import {release} from '../helpers/deploymentHarness/release.ts';
import {startSearcher} from '../helpers/deploymentHarness/searcher.ts';

const TURNS = 5;
const MB = 1024 * 1024;

/** A disk of its own, to be full: needs root, as the server's nginx does. */
const home = makeHome();
const otherDir = makeHome();
const later = cleanUpLater();
later(() => [home, otherDir].forEach(removeHome));
let server: TestServer;
let other: Build;

const mount = (...options: string[]) =>
  execFileSync('mount', [...options, home], {stdio: 'inherit'});

const free = () => {
  const {bavail, bsize} = fs.statfsSync(home);
  return bavail * bsize;
};

/** Writes a file until the disk is full; logs keep using space meanwhile. */
function fillDisk(): string {
  const file = path.join(home, 'filler');
  const filler = fs.openSync(file, 'w');
  const piece = Buffer.alloc(MB / 16);
  try {
    for (;;) {
      fs.writeSync(filler, piece);
    }
  } catch (error) {
    expect(error).toMatchObject({code: 'ENOSPC'});
  } finally {
    fs.closeSync(filler);
  }
  return file;
}

beforeAll(async () => {
  other = await otherBuild(otherDir);
  mount('-t', 'tmpfs', '-o', `size=${64 * MB}`, 'tmpfs');
  later(() => execFileSync('umount', [home]));
  await release('publish', home);
  server = await startServer(home, firstPort(2));
  later(server.stop);
});

/** Tries to publish under load; gives what the command said. */
async function refused(): Promise<string> {
  const old = fs.readlinkSync(path.join(home, 'current'));
  const load = createLoad();
  const builds = [thisBuild()];
  startCrawler(server.origin, builds, load);
  await startSearcher(server.origin, builds, load);
  await load.more(TURNS);
  const said = await release('publish', home, {args: [otherDir]}).then(
    (text) => `not refused: ${text}`,
    (error: {stderr: string}) => error.stderr,
  );
  await load.more(TURNS);
  await load.stop();
  expect(load.failures).toEqual([]);
  expect(fs.readlinkSync(path.join(home, 'current'))).toBe(old);
  expect(fs.readdirSync(path.join(home, 'releases'))).toEqual([
    path.basename(old),
  ]);
  return said;
}

/** Changes a file of the other build as long as a task takes. */
async function withFile<T>(
  name: string,
  change: (file: string) => void,
  task: () => Promise<T>,
): Promise<T> {
  const file = path.join(otherDir, name);
  const content = fs.readFileSync(file);
  change(file);
  try {
    return await task();
  } finally {
    fs.writeFileSync(file, content);
  }
}

/** Named by no page, only by a script. */
const chunk = () =>
  [...other.files.keys()].find((name) => /^\/assets\/js\/\d+\./.test(name))!;

test('a release without one of its chunks is refused', async () => {
  const name = `build${chunk()}`;
  const said = await withFile(name, (file) => fs.rmSync(file), refused);
  expect(said).toContain(`release refused: no ${name}`);
});

test('a release with an index that the service would refuse is refused', async () => {
  const cutOff = (file: string) => fs.truncateSync(file, 1000);
  const said = await withFile(SNAPSHOT_FILE, cutOff, refused);
  expect(said).toContain('release refused: .search/snapshot.json');
});

test('a full disk: the old release serves on, the next one is whole', async () => {
  const filler = fillDisk();
  expect(await refused()).toContain('No space left on device');
  fs.rmSync(filler);
  // Half a release fits.
  fs.writeFileSync(filler, Buffer.alloc(free() - 8 * MB));
  expect(await refused()).toContain('No space left on device');
  fs.rmSync(filler);
  expect(await release('publish', home, {args: [otherDir]})).toContain(
    'now serving',
  );
  for (const [name, digest] of other.files) {
    if (name.startsWith('/assets/')) {
      const kept = fs.readFileSync(path.join(home, name));
      expect(digestOf(kept), name).toBe(digest);
    }
  }
});
