import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {BuildCache} from './buildCache.ts';

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'build-cache-'));
});
afterEach(() => fs.rmSync(dir, {recursive: true, force: true}));

const image = () => vi.fn(() => Buffer.from('image'));

it('rebuilds only what has changed', async () => {
  const cache = new BuildCache(dir);
  const make = image();
  expect(String(await cache.get('<svg>a', '.png', make))).toBe('image');
  expect(String(await cache.get('<svg>a', '.png', make))).toBe('image');
  expect(make).toHaveBeenCalledTimes(1);
  await cache.get('<svg>b', '.png', make);
  expect(make).toHaveBeenCalledTimes(2);
  await cache.get('<svg>b', '.br', make);
  expect(make).toHaveBeenCalledTimes(3);
});

it('allows two concurrent writes of the same entry', async () => {
  const cache = new BuildCache(dir);
  const twice = ['a', 'a'].map((source) => cache.get(source, '', image()));
  expect((await Promise.all(twice)).map(String)).toEqual(['image', 'image']);
});

it('removes entries that a build did not use', async () => {
  const make = image();
  const before = new BuildCache(dir);
  await before.get('old', '', make);
  await before.get('kept', '', make);
  const cache = new BuildCache(dir);
  await cache.get('kept', '', make);
  await cache.forgetUnused();
  expect(make).toHaveBeenCalledTimes(2);
  await cache.get('kept', '', make);
  expect(make).toHaveBeenCalledTimes(2);
  await cache.get('old', '', make);
  expect(make).toHaveBeenCalledTimes(3);
});

it('has nothing to remove before the first build', async () => {
  const cache = new BuildCache(path.join(dir, 'none'));
  await expect(cache.forgetUnused()).resolves.toBeUndefined();
});
