/** What the modal and /search ask Algolia, sentence by sentence of the spec. */
import type {Page, Request} from '@playwright/test';
import settings from '../../site.settings.ts';
import {DEFAULT_INDEX} from '../../src/search/constants.ts';
import {isAlgolia, queriesOf} from '../helpers/fakeAlgolia.ts';
import {onDocs} from '../helpers/SearchModal.ts';
import {COMMON, HEADINGS, NO_HITS} from '../helpers/searchTerms.ts';
import {at} from '../helpers/site.ts';
import {expect, open, test} from '../helpers/test.ts';

test.skip(({algolia}) => !algolia, 'search runs in the browser');

const {algolia: own} = settings.search;
const FILTERS = [
  'language:en',
  ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
];

/** Collects the requests to Algolia. */
function record(page: Page): Request[] {
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (isAlgolia(request.url())) {
      asked.push(request);
    }
  });
  return asked;
}

for (const [width, words] of [
  [769, 10],
  [768, 5],
] as const) {
  test(`the modal posts one query per keystroke, with snippets of ${words} words at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    const asked = record(page);
    const modal = await onDocs(page);
    expect(asked, 'requests before anyone searches').toEqual([]);
    await modal.open();
    await modal.input.pressSequentially('bo');
    await expect(modal.seeAll).toBeVisible();
    await expect.poll(() => asked.length).toBe(2);
    const [request] = asked.slice(-1);
    const {pathname, searchParams} = new URL(request!.url());
    expect(request!.method()).toBe('POST');
    expect(pathname).toBe('/1/indexes/*/queries');
    const sent = {
      ...(await request!.allHeaders()),
      ...Object.fromEntries(searchParams),
    };
    expect(sent).toMatchObject({
      'x-algolia-application-id': own?.appId ?? 'FAKEAPP',
      'x-algolia-api-key': own?.apiKey ?? 'key',
      'x-algolia-agent': expect.stringContaining('docusaurus'),
    });
    const queries = queriesOf(request!);
    expect(queries).toHaveLength(1);
    expect(queries[0]).toMatchObject({
      indexName: own?.indexName ?? DEFAULT_INDEX,
      query: 'bo',
      hitsPerPage: 20,
      facetFilters: FILTERS,
      attributesToRetrieve: expect.arrayContaining([
        ...['hierarchy.lvl0', 'hierarchy.lvl6', 'content', 'type', 'url'],
      ]),
      attributesToSnippet: expect.arrayContaining([`content:${words}`]),
      clickAnalytics: false,
    });
  });
}

test('/search asks for 20 hits of a page at a time, then for titles if there are none', async ({
  page,
}) => {
  const asked = record(page);
  await open(page, at(`/search?q=${COMMON}&page=3`));
  await expect(page.locator('[data-index="40"]')).toBeVisible();
  const queries = asked.flatMap(queriesOf);
  expect(queries.map((query) => query.page)).toEqual([0, 1, 2]);
  for (const query of queries) {
    expect(query).toMatchObject({
      query: COMMON,
      hitsPerPage: 20,
      facetFilters: FILTERS,
    });
  }
  asked.length = 0;
  await open(page, at(`/search?q=${NO_HITS}`));
  await expect(page.getByText('Try searching for')).toBeVisible();
  expect(asked.flatMap(queriesOf)).toMatchObject([
    {query: NO_HITS},
    {query: '', facetFilters: [...FILTERS, 'type:lvl1']},
  ]);
});

test.describe('a host that fails', () => {
  test.use({expectedProblems: /Failed to load resource|ERR_/});

  test('is skipped for 120 s', async ({page}) => {
    const asked = record(page);
    const first = `${(own?.appId ?? 'FAKEAPP').toLowerCase()}-dsn.algolia.net`;
    await page.route(`https://${first}/**`, (route) => route.abort());
    const modal = await onDocs(page);
    await modal.open();
    await page.clock.install();
    /** The hosts asked for a query. */
    const hostsFor = async (query: string) => {
      asked.length = 0;
      await modal.search(query);
      return asked.map((request) => new URL(request.url()).hostname);
    };
    const [a, b, c] = HEADINGS as [string, string, string];
    const [failed, next] = await hostsFor(a);
    expect(failed).toBe(first);
    await page.clock.fastForward(118_000);
    expect(await hostsFor(b)).toEqual([next]);
    await page.clock.fastForward(3_000);
    expect(await hostsFor(c)).toEqual([first, next]);
  });
});
