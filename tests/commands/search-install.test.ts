import {execSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {endChild, startProgram} from 'docs-search/test/start';
import {readContainerfile} from '../helpers/containerfile.ts';
import {sealed} from '../helpers/sealed.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** What only the site needs: the search service must not carry it. */
const UNWANTED =
  /^(react|react-dom|@docusaurus|@mdx-js|webpack|@rspack|rolldown|vite|vitest|@swc|typescript|playwright)/;

let dir: string;

const {copies, runs, user} = readContainerfile('search.Containerfile');

/** As the image is made: its files, its command, nothing of the site. */
beforeAll(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'search-install-'));
  fs.chmodSync(dir, 0o755);
  for (const {sources, target} of copies.filter(
    ({target}) => !target.startsWith('/'),
  )) {
    for (const source of sources) {
      const name = source.endsWith('/') ? '' : path.basename(source);
      fs.cpSync(path.join(root, source), path.join(dir, target, name), {
        recursive: true,
      });
    }
  }
  for (const run of runs) {
    execSync(run, {cwd: dir, stdio: 'pipe'});
  }
  // Another user may not reach the one that runs the tests.
  fs.copyFileSync(process.execPath, path.join(dir, 'node'));
});

afterAll(() => fs.rmSync(dir, {recursive: true, force: true}));

const folders = (parent: string) =>
  fs.existsSync(parent)
    ? fs.readdirSync(parent).filter((name) => !name.startsWith('.'))
    : [];

describe("the search service's image", () => {
  test('installs neither React nor a bundler', () => {
    const installed = ['node_modules', 'packages/search/node_modules'].flatMap(
      (place) => folders(path.join(dir, place)),
    );
    expect(installed).toContain('minisearch');
    expect(installed.filter((name) => UNWANTED.test(name))).toEqual([]);
  });

  test('is all that the service needs to run, without writing anything', async () => {
    const snapshot = path.join(dir, 'snapshot.json');
    fs.copyFileSync(path.join(root, '.search/snapshot.json'), snapshot);
    const service = await startProgram(
      path.join(dir, 'packages/search/src/service/server.ts'),
      {SEARCH_SNAPSHOT: snapshot, SEARCH_PORT: '0'},
      sealed([path.join(dir, 'node')], {user: Number(user.split(':')[0])}),
    );
    const ready = await fetch(`${service.url}/ready`);
    expect(ready.status).toBe(200);
    await endChild(service);
  });
});
