import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import settings from '../../../site.settings.ts';
import {feedInfo} from './head-tags.ts';
import {writeFeeds} from './write-feeds.ts';

test('the feeds of a site under a path have its posts', async () => {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'feeds-'));
  fs.mkdirSync(path.join(outDir, 'blog'));
  const siteUrl = 'https://a.test/name';
  const post = {
    metadata: {
      permalink: '/name/blog/x',
      title: 'X',
      description: 'About X.',
      date: new Date(0),
      tags: [],
      authors: [],
    },
  };
  const page = {
    url: `${siteUrl}/blog/x`,
    route: '/blog/x',
    main: {type: 'element', tagName: 'main', properties: {}, children: []},
    ownImage: null,
  };
  const info = feedInfo({...settings, urls: {...settings.urls, site: siteUrl}});
  const count = await writeFeeds([post] as never, [page] as never, {
    outDir,
    siteUrl,
    info,
  });
  expect(count).toBe(1);
  expect(fs.readFileSync(path.join(outDir, 'blog/rss.xml'), 'utf8')).toContain(
    'https://a.test/name/blog/x',
  );
  fs.rmSync(outDir, {recursive: true});
});
