import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {BuildCache} from '../buildCache.ts';
import {cachedReader, withoutHashes} from './cached-reader.ts';
import {readPage} from './read-page.ts';
import {
  codeBlock,
  docSource,
  heading,
} from '../../../tests/helpers/builtPages.ts';

describe('cachedReader', () => {
  let dir: string;
  beforeEach(() => {
    dir = fs.mkdtempSync(path.join(os.tmpdir(), 'cached-reader-'));
  });
  afterEach(() => fs.rmSync(dir, {recursive: true}));

  const source = docSource(
    `<p>Text &amp; more.${heading(2, 'then', 'Then')}${codeBlock(['a', '  b'])}`,
  );
  const read = async (changed = source) =>
    (await cachedReader(new BuildCache(dir)))(changed);
  const kept = () => fs.readdirSync(dir);

  it('returns the same model from the parser and from the cache', async () => {
    const model = readPage(source);
    expect(await read()).toEqual(model);
    expect(await read()).toEqual(model);
    expect(kept()).toHaveLength(1);
  });

  it('caches that HTML is not a page', async () => {
    const redirect = {...source, html: '<meta http-equiv="refresh">'};
    expect(await read(redirect)).toBeNull();
    expect(await read(redirect)).toBeNull();
  });

  it('parses a page again if its content changed', async () => {
    await read();
    const html = source.html.replace('Text', 'Words');
    expect(JSON.stringify(await read({...source, html}))).toContain('Words');
  });

  it.each([
    ['another site URL', {siteUrl: 'https://other.test'}],
    ['another name of the site', {siteTitle: 'Other'}],
    ['another place of the page', {file: 'docs/other.html'}],
  ])('parses again for %s', async (_, change) => {
    await read();
    await read({...source, ...change});
    expect(kept()).toHaveLength(2);
  });

  it('ignores hashes in script names', async () => {
    const withScript = (hash: string) => ({
      ...source,
      html: source.html.replace(
        '</head>',
        `<script src="/assets/js/main.${hash}.js"></script></head>`,
      ),
    });
    await read(withScript('0a1b2c3d'));
    await read(withScript('4e5f6a7b'));
    expect(kept()).toHaveLength(1);
  });
});

describe('withoutHashes', () => {
  it('leaves the body alone', () => {
    const html = '<link href="/a.0a1b2c3d.css"></head><p>"/a.0a1b2c3d.css"';
    expect(withoutHashes(html)).toBe(
      '<link href="/a..css"></head><p>"/a.0a1b2c3d.css"',
    );
  });
});
