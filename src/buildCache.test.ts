import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, expect, it, vi} from 'vitest';
import {cached} from './buildCache.ts';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'build-cache-'));
afterEach(() => fs.rmSync(dir, {recursive: true, force: true}));

it('makes again only what has changed', async () => {
  const make = vi.fn(async () => Buffer.from('picture'));
  expect(String(await cached(dir, '<svg>a', '.png', make))).toBe('picture');
  expect(String(await cached(dir, '<svg>a', '.png', make))).toBe('picture');
  expect(make).toHaveBeenCalledTimes(1);
  await cached(dir, '<svg>b', '.png', make);
  expect(make).toHaveBeenCalledTimes(2);
  await cached(dir, '<svg>b', '.br', make);
  expect(make).toHaveBeenCalledTimes(3);
});
