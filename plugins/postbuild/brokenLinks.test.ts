import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {LinkCheck, sourcesOf} from './brokenLinks.ts';
import type {PageModel} from './page-model/types.ts';

test('finds broken links, and the lines they come from', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'links-'));
  fs.mkdirSync(path.join(dir, 'docs'));
  fs.writeFileSync(path.join(dir, 'feed.xml'), '');
  fs.writeFileSync(
    path.join(dir, 'docs/a.mdx'),
    'Text.\n\n[gone](/docs/gone) and [more](/docs/gone-too)\n[two](./b.mdx#two)\n',
  );
  const check = new LinkCheck('/x');
  check.collect(
    '<a href="/x/docs/gone"><a href="/x/docs/b#one"><a href="/x/docs/b#two"><a href="#three"><a href="/x/feed.xml"><a href="/x">',
    {route: '/docs/a'} as PageModel,
  );
  check.collect('<h2 id="one">', {route: '/docs/b'} as PageModel);
  check.collect('', {route: '/'} as PageModel);
  expect(check.broken(dir)).toEqual([
    '/docs/gone',
    '/docs/b#two',
    '/docs/a#three',
  ]);
  expect(sourcesOf('/docs/gone', dir)).toEqual([
    'docs/a.mdx:3: broken link /docs/gone',
  ]);
  expect(sourcesOf('/docs/b#two', dir)).toEqual([
    'docs/a.mdx:4: broken link /docs/b#two',
  ]);
  fs.rmSync(dir, {recursive: true});
});
