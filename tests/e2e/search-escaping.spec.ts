import type {Page} from '@playwright/test';
import type {SearchFile} from 'docs-search/searchFile';
import {searchRecords} from '../../plugins/site-model/search-index/records.ts';
import type {PageModel} from '../../plugins/site-model/page-model/types.ts';
import {fakeAlgolia} from '../helpers/fakeAlgolia.ts';
import {NEXT, START} from '../helpers/pages.ts';
import {SearchModal} from '../helpers/SearchModal.ts';
import {at, page as builtPage, urlOf} from '../helpers/site.ts';
import {expect, open, test} from '../helpers/test.ts';

const HOSTILE = '<img src=x onerror="window.hacked=1">';

/** A page whose text contains script injections. */
const page: PageModel = {
  file: builtPage(NEXT).file,
  route: NEXT,
  url: urlOf(NEXT),
  kind: 'doc',
  title: `Hostile ${HOSTILE}`,
  description: `Hostile ${HOSTILE}`,
  breadcrumbs: [`Hostile ${HOSTILE}`, `Hostile ${HOSTILE}`],
  language: 'en',
  docusaurusTag: 'docs-default-current',
  docsVersion: 'current',
  noindex: false,
  main: {
    type: 'element',
    tagName: 'main',
    properties: {},
    children: [{type: 'text', value: `Hostile text ${HOSTILE}`}],
  },
} as unknown as PageModel;

const file: SearchFile = {
  format: 1,
  records: searchRecords([page]),
  synonyms: [],
};

const nothingRan = (browserPage: Page) =>
  expect(
    browserPage.evaluate(() => 'hacked' in window),
    'index text was executed',
  ).resolves.toBe(false);

test('index text never executes: modal, recents, search page', async ({
  page: browserPage,
  algolia,
  searchRequests,
}) => {
  const context = browserPage.context();
  await (algolia
    ? fakeAlgolia(context, file)
    : context.route(searchRequests, (route) => route.fulfill({json: file})));
  await open(browserPage, START);
  const modal = new SearchModal(browserPage);
  await modal.open();
  await modal.search('hostile');
  await expect(modal.hits.first()).toContainText('<img');
  await expect(modal.root.locator('img[src="x"]')).toHaveCount(0);
  await nothingRan(browserPage);

  await modal.hits.first().getByRole('link').click();
  await expect(modal.root).toBeHidden();
  await modal.open();
  await expect(modal.hits.first()).toContainText('<img');
  await nothingRan(browserPage);

  await open(browserPage, at('/search?q=hostile'));
  await expect(browserPage.locator('article').first()).toContainText('<img');
  await expect(browserPage.locator('main img[src="x"]')).toHaveCount(0);
  await nothingRan(browserPage);
});
