import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {makeRecords, makeSnapshot} from 'docs-search/test/records';
import {
  ASSET_LIST_FILE,
  listAssets,
} from '../../plugins/postbuild/host-config/assetList.ts';
import {
  currentRelease,
  listReleases,
  publishRelease,
  rollback,
} from './releases.ts';

let dir: string;
let home: string;

function write(file: string, text: string) {
  const target = path.join(dir, 'site', file);
  fs.mkdirSync(path.dirname(target), {recursive: true});
  fs.writeFileSync(target, text);
}

/**
 * A build whose one page loads a script named after its content, and one that
 * only the script names.
 */
async function build(script: string) {
  fs.rmSync(path.join(dir, 'site'), {recursive: true, force: true});
  const page = `<!doctype html><script src="/assets/${script}.js" defer></script>`;
  write('build/index.html', page);
  write('build/404.html', page);
  write('build/sitemap.xml', '<urlset/>');
  write(`build/assets/${script}.js`, script);
  write(`build/assets/${script}-lazy.js`, script);
  write('.deploy/nginx/http.conf', '');
  write('.deploy/nginx/server.conf', '');
  write('.search/snapshot.json', JSON.stringify(makeSnapshot(makeRecords(1))));
  const assets = await listAssets(path.join(dir, 'site/build'));
  write(ASSET_LIST_FILE, JSON.stringify(assets));
}

let seconds = 0;
const publish = () =>
  publishRelease(home, {
    siteDir: path.join(dir, 'site'),
    now: new Date(1000 * seconds++),
  });
const served = () =>
  fs.readFileSync(path.join(home, 'current/build/index.html'), 'utf8');

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'releases-'));
  home = path.join(dir, 'home');
  fs.mkdirSync(home);
});
afterEach(() => fs.rmSync(dir, {recursive: true, force: true}));

describe('publishing', () => {
  it('switches to the new release and keeps files that open tabs need', async () => {
    await build('one');
    await publish();
    await build('two');
    const id = await publish();
    expect(served()).toContain('two.js');
    expect(await currentRelease(home)).toBe(id);
    expect(fs.readdirSync(path.join(home, 'assets')).sort()).toEqual([
      'one-lazy.js',
      'one.js',
      'two-lazy.js',
      'two.js',
    ]);
  });

  it.each([
    ['a page whose script is missing', 'build/assets/two.js', 'needs /assets/'],
    ['a lost chunk', 'build/assets/two-lazy.js', 'no build/assets/two-lazy.js'],
    ['no list of chunks', ASSET_LIST_FILE, `no ${ASSET_LIST_FILE}`],
    ['no index', '.search/snapshot.json', 'no .search/snapshot.json'],
    ['no policy', '.deploy/nginx/server.conf', 'no .deploy'],
  ])('refuses %s and serves the old one', async (_, file, message) => {
    await build('one');
    const old = await publish();
    await build('two');
    fs.rmSync(path.join(dir, 'site', file));
    await expect(publish()).rejects.toThrow(message);
    expect(await currentRelease(home)).toBe(old);
  });

  it('refuses a chunk that was cut off', async () => {
    await build('one');
    write('build/assets/one-lazy.js', 'on');
    await expect(publish()).rejects.toThrow('is not what was built');
  });

  it('refuses a hashed name that stood for another content', async () => {
    await build('one');
    const old = await publish();
    await build('one');
    write('build/assets/one-lazy.js', 'other');
    const assets = await listAssets(path.join(dir, 'site/build'));
    write(ASSET_LIST_FILE, JSON.stringify(assets));
    await expect(publish()).rejects.toThrow('not published');
    expect(await currentRelease(home)).toBe(old);
    expect(await listReleases(home)).toEqual([old]);
  });

  it('refuses an index that the service would refuse', async () => {
    await build('one');
    write('.search/snapshot.json', '{"format": 0}');
    await expect(publish()).rejects.toThrow('snapshot.json');
    expect(await currentRelease(home)).toBeNull();
  });

  it('leaves no half release where copying fails, as on a full disk', async () => {
    await build('one');
    const old = await publish();
    await build('two');
    // Stands for the full disk: the copy of hashed files cannot be written.
    fs.rmSync(path.join(home, 'assets'), {recursive: true});
    fs.writeFileSync(path.join(home, 'assets'), '');
    await expect(publish()).rejects.toThrow('not published');
    expect(await currentRelease(home)).toBe(old);
    expect(fs.readdirSync(path.join(home, 'releases'))).toEqual([old]);
  });
});

describe('rolling back', () => {
  it('returns to the release before', async () => {
    await build('one');
    const first = await publish();
    await build('two');
    await publish();
    expect(await rollback(home)).toBe(first);
    expect(served()).toContain('one.js');
    expect(await listReleases(home)).toHaveLength(2);
  });

  it('says when there is none', async () => {
    await build('one');
    await publish();
    await expect(rollback(home)).rejects.toThrow('no older release');
  });
});
