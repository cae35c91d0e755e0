import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, expect, it, vi} from 'vitest';
import {cached} from './cache.ts';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'cards-cache-'));
afterEach(() => fs.rmSync(dir, {recursive: true, force: true}));

it('draws again only what has changed', async () => {
  const make = vi.fn(async () => Buffer.from('picture'));
  expect(String(await cached(dir, '<svg>a', make))).toBe('picture');
  expect(String(await cached(dir, '<svg>a', make))).toBe('picture');
  expect(make).toHaveBeenCalledTimes(1);
  await cached(dir, '<svg>b', make);
  expect(make).toHaveBeenCalledTimes(2);
});
