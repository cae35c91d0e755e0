import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {endChild, startProgram} from '../../search/test-support/start.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** What only the site needs: the search service must not carry it. */
const UNWANTED =
  /^(react|react-dom|@docusaurus|@mdx-js|webpack|@rspack|rolldown|vite|vitest|@swc|typescript|playwright)/;

let dir: string;

beforeAll(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'search-install-'));
  for (const file of ['package.json', 'package-lock.json']) {
    fs.copyFileSync(path.join(root, file), path.join(dir, file));
  }
  fs.cpSync(path.join(root, 'search'), path.join(dir, 'search'), {
    recursive: true,
    filter: (source) => !source.includes('node_modules'),
  });
  execFileSync(
    'npm',
    ['ci', '-w', 'search', '--omit=dev', '--ignore-scripts', '--no-audit'],
    {cwd: dir, stdio: 'pipe'},
  );
});

afterAll(() => fs.rmSync(dir, {recursive: true, force: true}));

const folders = (parent: string) =>
  fs.existsSync(parent)
    ? fs.readdirSync(parent).filter((name) => !name.startsWith('.'))
    : [];

describe('npm ci -w search --omit=dev', () => {
  test('installs neither React nor a bundler', () => {
    const installed = ['node_modules', 'search/node_modules'].flatMap((place) =>
      folders(path.join(dir, place)),
    );
    expect(installed).toContain('minisearch');
    expect(installed.filter((name) => UNWANTED.test(name))).toEqual([]);
  });

  test('is all that the service needs to run', async () => {
    const service = await startProgram(
      path.join(dir, 'search/src/service/server.ts'),
      {
        SEARCH_SNAPSHOT: path.join(root, '.search/snapshot.json'),
        SEARCH_PORT: '0',
      },
    );
    const ready = await fetch(`${service.url}/ready`);
    expect(ready.status).toBe(200);
    await endChild(service);
  });
});
