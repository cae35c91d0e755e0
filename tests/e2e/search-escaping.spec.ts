import type {Page} from '@playwright/test';
import type {Snapshot} from 'docs-search/record';
import {SNAPSHOT_FORMAT} from 'docs-search/record';
import {INDEX_SETTINGS} from 'docs-search/settings';
import settings from '../../site.settings.ts';
import {searchRecords} from '../../plugins/postbuild/search-index/records.ts';
import type {PageModel} from '../../plugins/postbuild/page-model/types.ts';
import {NEXT, START} from '../helpers/pages.ts';
import {SearchModal} from '../helpers/SearchModal.ts';
import {answerFrom} from '../helpers/searchProvider.ts';
import {expect, open, test} from '../helpers/test.ts';

const HOSTILE = '<img src=x onerror="window.hacked=1">';

/** A page whose text contains script injections. */
const page: PageModel = {
  file: `${NEXT.slice(1)}.html`,
  route: NEXT,
  url: settings.urls.site + NEXT,
  kind: 'doc',
  title: `Hostile ${HOSTILE}`,
  description: `Hostile ${HOSTILE}`,
  breadcrumbs: [`Hostile ${HOSTILE}`, `Hostile ${HOSTILE}`],
  language: 'en',
  docusaurusTag: 'docs-default-current',
  docsVersion: 'current',
  noindex: false,
  sections: [
    {
      level: 1,
      heading: `Hostile ${HOSTILE}`,
      anchor: null,
      blocks: [{type: 'paragraph', text: `Hostile text ${HOSTILE}`}],
    },
  ],
} as unknown as PageModel;

const snapshot: Snapshot = {
  format: SNAPSHOT_FORMAT,
  indexName: settings.search.indexName,
  createdAt: '2026-01-01T00:00:00.000Z',
  records: searchRecords([page]),
  synonyms: [],
  settings: INDEX_SETTINGS,
};

const nothingRan = (browserPage: Page) =>
  expect(
    browserPage.evaluate(() => 'hacked' in window),
    'index text was executed',
  ).resolves.toBe(false);

test('index text never executes: modal, recents, search page', async ({
  page: browserPage,
}) => {
  const file = test.info().outputPath('hostile.json');
  await answerFrom(browserPage.context(), snapshot, file);
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

  await open(browserPage, '/search?q=hostile');
  await expect(browserPage.locator('article').first()).toContainText('<img');
  await expect(browserPage.locator('main img[src="x"]')).toHaveCount(0);
  await nothingRan(browserPage);
});
