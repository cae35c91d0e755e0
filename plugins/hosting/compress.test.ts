import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {compressSite} from './compress.ts';

describe('compressSite', () => {
  let dir: string;
  const file = (name: string) => path.join(dir, 'build', name);
  const cache = () => path.join(dir, 'cache');
  const text = 'A page says something. '.repeat(100);

  beforeEach(() => {
    dir = fs.mkdtempSync(path.join(os.tmpdir(), 'compress-'));
    for (const name of ['a.html', 'assets/b.js', 'c.png']) {
      fs.mkdirSync(path.dirname(file(name)), {recursive: true});
      fs.writeFileSync(file(name), text);
    }
    fs.writeFileSync(file('small.html'), 'short');
  });
  afterEach(() => fs.rmSync(dir, {recursive: true}));

  it('writes copies of text that is long enough', async () => {
    const {files} = await compressSite(path.join(dir, 'build'), cache());
    expect(files).toBe(2);
    for (const name of ['a.html', 'assets/b.js']) {
      const br = fs.readFileSync(file(`${name}.br`));
      const gz = fs.readFileSync(file(`${name}.gz`));
      expect(String(zlib.brotliDecompressSync(br))).toBe(text);
      expect(String(zlib.gunzipSync(gz))).toBe(text);
    }
    expect(fs.existsSync(file('c.png.br'))).toBe(false);
    expect(fs.existsSync(file('small.html.br'))).toBe(false);
  });

  it('keeps what outlives a build, and takes it from there', async () => {
    await compressSite(path.join(dir, 'build'), cache());
    const [kept, ...others] = fs.readdirSync(cache());
    expect(others).toEqual([]);
    fs.writeFileSync(path.join(cache(), kept!), 'kept');
    await compressSite(path.join(dir, 'build'), cache());
    expect(String(fs.readFileSync(file('assets/b.js.br')))).toBe('kept');
    expect(String(fs.readFileSync(file('a.html.br')))).not.toBe('kept');
  });
});
