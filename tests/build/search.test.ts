/** The search index fits the pages it was made from. */
import {fromHtml} from 'hast-util-from-html';
import {describe, expect, it} from 'vitest';
import {unpackRecords} from 'docs-search/searchFile';
import {attribute, elements} from '../../plugins/site-model/page-model/hast.ts';
import {readSearchFile} from '../helpers/searchFile.ts';
import {docRoutes, pages, urlOf} from '../helpers/site.ts';

const records = unpackRecords(readSearchFile());

describe.each(docRoutes)('search records of %s', (route) => {
  const {html} = pages.find((page) => page.route === route)!;
  const own = records.filter(
    ({url_without_anchor: url}) => url === urlOf(route),
  );

  it('have one title, and link to anchors that exist', () => {
    expect(own.filter(({type}) => type === 'lvl1')).toHaveLength(1);
    const ids = new Set(
      [...elements(fromHtml(html))].map((each) => attribute(each, 'id')),
    );
    const anchors = own.map(({anchor}) => anchor).filter((id) => id !== null);
    expect(anchors.filter((anchor) => !ids.has(anchor))).toEqual([]);
  });

  it("contain no text of the page's controls", () => {
    const controls = /\u200B|Direct link to|Copy code|Edit this page/;
    expect(own.filter(({content}) => controls.test(content ?? ''))).toEqual([]);
  });
});

it('only documents are searched', () => {
  const found = new Set(records.map((record) => record.url_without_anchor));
  expect([...found].toSorted()).toEqual(docRoutes.map(urlOf).toSorted());
});
