/** The search snapshot of the build matches the site. */
import fs from 'node:fs';
import path from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import {describe, expect, it} from 'vitest';
import {parseSnapshot} from 'docs-search/snapshot';
import settings from '../../site.settings.ts';
import {attribute, elements} from '../../plugins/postbuild/page-model/hast.ts';
import {SNAPSHOT_FILE} from '../../plugins/postbuild/search-index/write-snapshot.ts';
import {docRoutes} from '../helpers/routes.ts';

const root = path.resolve(import.meta.dirname, '../..');
const {records, indexName} = parseSnapshot(
  fs.readFileSync(path.join(root, SNAPSHOT_FILE), 'utf8'),
);
const routeOf = (url: string) => url.slice(settings.urls.site.length);

function idsOf(route: string): Set<string> {
  const html = fs.readFileSync(path.join(root, 'build', `${route}.html`));
  const ids = [...elements(fromHtml(html))].map((element) =>
    attribute(element, 'id'),
  );
  return new Set(ids.filter((id) => id !== undefined));
}

describe('search records', () => {
  it('belong to the index in the settings', () => {
    expect(indexName).toBe(settings.search.indexName);
  });

  it('have one title per docs page, and none for other pages', () => {
    const titles = records.filter(({type}) => type === 'lvl1');
    expect(titles.map(({url}) => routeOf(url)).sort()).toEqual(
      docRoutes.toSorted(),
    );
  });

  it.each(docRoutes)('of %s link to existing anchors', (route) => {
    const ids = idsOf(route);
    const own = records.filter(
      ({url_without_anchor: url}) => routeOf(url) === route,
    );
    // At least title and description.
    expect(own.length).toBeGreaterThan(1);
    const anchors = own.map(({anchor}) => anchor).filter((id) => id !== null);
    expect(anchors.filter((anchor) => !ids.has(anchor))).toEqual([]);
  });

  it('contain no text of the page’s controls', () => {
    const texts = records.map(({content}) => content ?? '');
    const controls = /\u200B|Direct link to|Copy code|Edit this page/;
    expect(texts.filter((text) => controls.test(text))).toEqual([]);
  });

  it('are not published with the site', () => {
    expect(fs.existsSync(path.join(root, 'build', SNAPSHOT_FILE))).toBe(false);
  });
});
