import type {Request} from '@playwright/test';
import settings from '../../site.settings.ts';
import {hold} from '../helpers/requests.ts';
import {queryOf} from '../helpers/SearchModal.ts';
import {isStatic, SEARCH_REQUESTS} from '../helpers/searchProvider.ts';
import {COMMON, HEADING, NO_HITS, OTHER} from '../helpers/searchTerms.ts';
import {expect, open, test} from '../helpers/test.ts';

const NO_REQUESTS = 'with the static provider, queries stay in the browser';
/** Every hit is a link; hits on one page share an article. */
const RESULTS = 'main article a';

const asksFor = (request: Request, query: string) =>
  request.url().includes('/1/indexes/') && queryOf(request).query === query;

test.describe('search page', () => {
  test('shows results for the parameter q', async ({page}) => {
    await open(page, `/search?q=${HEADING.text}`);
    await expect(
      page.getByRole('heading', {
        name: `Search results for "${HEADING.text}"`,
      }),
    ).toBeVisible();
    const first = page.locator('article').first();
    await expect(first.getByRole('link').first()).toHaveAttribute(
      'href',
      new RegExp(`^${HEADING.route}`),
    );
    await expect(first.locator('mark').first()).toBeVisible();
    // A phone's keyboard would cover the hits.
    await expect(page.getByRole('searchbox')).not.toBeFocused();
  });

  test('limits the query to 64 characters', async ({page}) => {
    const asked = isStatic ? undefined : page.waitForRequest(SEARCH_REQUESTS);
    await open(page, `/search?q=${'b'.repeat(200)}`);
    if (asked) {
      expect(queryOf(await asked).query).toBe('b'.repeat(64));
    }
    await expect(page.getByRole('searchbox')).toHaveValue('b'.repeat(64));
    await expect(page.getByRole('searchbox')).toHaveAttribute(
      'maxlength',
      '64',
    );
  });

  test("shows 'No results for' with the query, suggestions and 'Let us know.'", async ({
    page,
  }) => {
    await open(page, `/search?q=${NO_HITS}`);
    await expect(page.getByRole('status')).toHaveText(
      `No results for "${NO_HITS}"`,
    );
    const main = page.getByRole('main');
    await expect(main).toContainText(
      'Believe this query should return results?',
    );
    await expect(
      main.getByRole('link', {name: 'Let us know.'}),
    ).toHaveAttribute('href', `${settings.urls.feedback}?query=${NO_HITS}`);
    await expect(main).toContainText('Try searching for');
    const suggestion = main.getByRole('listitem').getByRole('button').first();
    const text = (await suggestion.textContent())!;
    await suggestion.click();
    const input = page.getByRole('searchbox');
    await expect(input).toHaveValue(text.toLowerCase());
    await expect(input).toBeFocused();
    await expect(page.locator('article').first()).toBeVisible();
  });

  test("does not mix in the previous query's hits", async ({page}) => {
    test.skip(isStatic, NO_REQUESTS);
    await open(page, `/search?q=${COMMON}`);
    await expect(page.locator(RESULTS)).toHaveCount(20);
    const release = await hold(page, SEARCH_REQUESTS);
    const asked = page.waitForRequest(SEARCH_REQUESTS);
    await page.getByRole('button', {name: 'Show more results'}).click();
    await asked;
    const replies = [
      page.waitForResponse((reply) => asksFor(reply.request(), COMMON)),
      page.waitForResponse((reply) => asksFor(reply.request(), OTHER)),
    ];
    const next = page.waitForRequest((request) => asksFor(request, OTHER));
    await page.getByRole('searchbox').fill(OTHER);
    await next;
    release();
    await Promise.all(replies);
    await expect(
      page.getByRole('heading', {name: `Search results for "${OTHER}"`}),
    ).toBeVisible();
    expect(await page.locator(RESULTS).count()).toBeLessThanOrEqual(20);
    await expect(page).toHaveURL(`/search?q=${OTHER}`);
  });

  test('shows 20 hits, then the next 20, and focuses the first new one', async ({
    page,
  }) => {
    test.skip(isStatic, NO_REQUESTS);
    const asked = page.waitForRequest(SEARCH_REQUESTS);
    await open(page, `/search?q=${COMMON}`);
    expect(queryOf(await asked).hitsPerPage).toBe(20);
    await expect(page.locator(RESULTS)).toHaveCount(20);
    // The sections of a page are listed with it.
    const titles = page.locator('article h2 a');
    const pages = await titles.evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).pathname),
    );
    expect(pages.length).toBeGreaterThan(1);
    expect(pages).toEqual([...new Set(pages)]);
    const more = page.getByRole('button', {name: 'Show more results'});
    const release = await hold(page, SEARCH_REQUESTS);
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/search?q=${COMMON}&page=2`);
    await expect(more).toBeFocused();
    release();
    await expect(page.locator(RESULTS)).toHaveCount(40);
    await expect(page.locator(':focus')).toHaveText(
      (await page.locator('[data-index="20"]').textContent())!,
    );
    await expect(page.locator(':focus')).toBeInViewport();
  });

  test('a link to a late page asks for one page at a time', async ({page}) => {
    test.skip(isStatic, NO_REQUESTS);
    let now = 0;
    let most = 0;
    await page.route(SEARCH_REQUESTS, async (route) => {
      now += 1;
      most = Math.max(most, now);
      const response = await route.fetch();
      now -= 1;
      await route.fulfill({response});
    });
    await open(page, `/search?q=${COMMON}&page=3`);
    await expect(page.locator('[data-index="40"]')).toBeVisible();
    expect(most).toBe(1);
  });

  test('Back returns to the opened hit', async ({page}) => {
    await open(page, `/search?q=${COMMON}`);
    await page.getByRole('button', {name: 'Show more results'}).click();
    await expect(page.locator(RESULTS)).toHaveCount(40);
    const hit = page.locator('[data-index="33"]');
    const target = (await hit.getAttribute('href'))!;
    await hit.click();
    await expect(page).toHaveURL(target);
    await expect(page.locator('.theme-doc-markdown').first()).toBeVisible();
    await page.goBack();
    await expect(page.locator(RESULTS)).toHaveCount(40);
    await expect(hit).toBeFocused();
    await expect(hit).toBeInViewport();
  });

  test('sends no request without a query, and puts the typed query into the URL', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/1\/indexes\/|\/assets\/search\//.test(request.url())) {
        asked.push(request.url());
      }
    });
    for (const url of ['/search?q=%20%20', '/search']) {
      await open(page, url);
      await expect(
        page.getByRole('heading', {name: 'Search the documentation'}),
      ).toBeVisible();
    }
    const input = page.getByRole('searchbox');
    await expect(input).toBeFocused();
    expect(asked).toEqual([]);
    await input.fill(OTHER);
    await expect(page).toHaveURL(`/search?q=${OTHER}`);
    await expect(page.locator('article').first()).toBeVisible();
  });
});

test.describe('search page errors', () => {
  test.use({expectedProblems: /Failed to load resource|ERR_/});

  test("shows 'Unable to fetch results'; Retry keeps the focus and recovers", async ({
    page,
  }) => {
    test.skip(isStatic, NO_REQUESTS);
    await open(page, `/search?q=${COMMON}`);
    await expect(page.locator(RESULTS)).toHaveCount(20);
    await page.route(SEARCH_REQUESTS, (route) =>
      route.fulfill({status: 500, body: ''}),
    );
    await page.getByRole('button', {name: 'Show more results'}).focus();
    await page.keyboard.press('Enter');
    const retry = page.getByRole('button', {name: 'Retry'});
    await expect(retry).toBeFocused();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Unable to fetch results');
    await expect(alert).toContainText(
      'You might want to check your network connection.',
    );
    await page.unroute(SEARCH_REQUESTS);
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-index="20"]')).toBeFocused();
    await expect(alert).toBeHidden();
  });
});

test.describe('search page without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('explains that it needs JavaScript', async ({page}) => {
    await page.goto('/search');
    const main = page.getByRole('main');
    await expect(main).toContainText('needs JavaScript');
    await expect(main.getByRole('searchbox')).toBeHidden();
    await main.getByRole('link', {name: 'documentation'}).click();
    await expect(page).toHaveURL(/^http:[^?]*\/docs\//);
  });
});
