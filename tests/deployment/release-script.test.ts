import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {makeRecords, makeSnapshot} from 'docs-search/test/records';
import {
  ASSET_LIST_FILE,
  listAssets,
} from '../../plugins/postbuild/host-config/assetList.ts';
import {release} from '../helpers/deploymentHarness/release.ts';

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

const site = () => path.join(dir, 'site');
const publish = async (reload?: string) => {
  const printed = await release('publish', home, {args: [site()], reload});
  return printed.replace('now serving ', '');
};
const currentRelease = () =>
  fs.existsSync(path.join(home, 'current'))
    ? path.basename(fs.realpathSync(path.join(home, 'current')))
    : null;
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
    expect(currentRelease()).toBe(id);
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
    ['no nginx rules', '.deploy/nginx/server.conf', 'no .deploy'],
  ])('refuses %s and serves the old one', async (_, file, message) => {
    await build('one');
    const old = await publish();
    await build('two');
    fs.rmSync(path.join(dir, 'site', file));
    await expect(publish()).rejects.toThrow(message);
    expect(currentRelease()).toBe(old);
  });

  it('refuses a chunk that was cut off', async () => {
    await build('one');
    write('build/assets/one-lazy.js', 'on');
    await expect(publish()).rejects.toThrow('is not what was built');
  });

  it('refuses a hashed name that an older release used for other content', async () => {
    await build('one');
    const old = await publish();
    await build('one');
    write('build/assets/one-lazy.js', 'other');
    const assets = await listAssets(path.join(dir, 'site/build'));
    write(ASSET_LIST_FILE, JSON.stringify(assets));
    await expect(publish()).rejects.toThrow('has other content');
    expect(currentRelease()).toBe(old);
    expect(await release('list', home)).toBe(`* ${old}`);
  });

  it('refuses an index that the service would refuse', async () => {
    await build('one');
    write('.search/snapshot.json', '{"format": 0}');
    await expect(publish()).rejects.toThrow('snapshot.json');
    expect(currentRelease()).toBeNull();
  });

  it('leaves no half release when copying fails', async () => {
    await build('one');
    const old = await publish();
    await build('two');
    // As on a full disk, the hashed files can't be written.
    fs.rmSync(path.join(home, 'assets'), {recursive: true});
    fs.writeFileSync(path.join(home, 'assets'), '');
    await expect(publish()).rejects.toThrow('cannot');
    expect(currentRelease()).toBe(old);
    expect(fs.readdirSync(path.join(home, 'releases'))).toEqual([old]);
  });

  it('returns to the old release if nginx refuses the configuration', async () => {
    const refuse = 'echo configuration test failed >&2; exit 1';
    await build('one');
    await expect(publish(refuse)).rejects.toThrow('test failed');
    expect(currentRelease()).toBeNull();
    const old = await publish();
    await build('two');
    await expect(publish(refuse)).rejects.toThrow('test failed');
    expect(served()).toContain('one.js');
    expect(fs.readdirSync(path.join(home, 'releases'))).toEqual([old]);
  });
});

describe('rollback', () => {
  it('returns to the release before', async () => {
    await build('one');
    const first = await publish();
    await build('two');
    const second = await publish();
    expect(await release('rollback', home)).toBe(`now serving ${first}`);
    expect(served()).toContain('one.js');
    expect(await release('list', home)).toBe(`* ${first}\n  ${second}`);
  });

  it('reports that there is no older release', async () => {
    await build('one');
    await publish();
    await expect(release('rollback', home)).rejects.toThrow('no older release');
  });
});

describe('prune', () => {
  const prune = (keep: number) =>
    release('prune', home, {args: ['--keep', String(keep)]});
  const assets = () => fs.readdirSync(path.join(home, 'assets')).sort();

  it('keeps the newest releases and their assets', async () => {
    const ids: string[] = [];
    for (const script of ['one', 'two', 'three']) {
      await build(script);
      ids.push(await publish());
    }
    await prune(2);
    expect(fs.readdirSync(path.join(home, 'releases'))).toEqual(ids.slice(1));
    expect(assets()).toEqual([
      'three-lazy.js',
      'three.js',
      'two-lazy.js',
      'two.js',
    ]);
  });

  it('never deletes the release that is served', async () => {
    for (const script of ['one', 'two', 'three']) {
      await build(script);
      await publish();
    }
    await release('rollback', home);
    await release('rollback', home);
    await prune(1);
    expect(served()).toContain('one.js');
    expect(assets()).toEqual([
      'one-lazy.js',
      'one.js',
      'three-lazy.js',
      'three.js',
    ]);
  });
});
