import type {Request} from '@playwright/test';
import {SEARCH_FILE} from 'docs-search/searchFile';
import settings from '../../site.settings.ts';
import {isAlgolia, queriesOf} from '../helpers/fakeAlgolia.ts';
import {hold} from '../helpers/requests.ts';
import {COMMON, HEADING, NO_HITS, OTHER} from '../helpers/searchTerms.ts';
import {at} from '../helpers/site.ts';
import {expect, open, test, withoutPrefetch} from '../helpers/test.ts';

/** Every hit is a link; hits on one page share an article. */
const RESULTS = 'main article a';

test.describe('search page', () => {
  test('shows results for the parameter q', async ({page}) => {
    await open(page, at(`/search?q=${HEADING.text}`));
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
    await open(page, at(`/search?q=${'b'.repeat(200)}`));
    await expect(page.getByRole('status')).toHaveText(
      `No results for "${'b'.repeat(64)}"`,
    );
    await expect(page.getByRole('searchbox')).toHaveValue('b'.repeat(64));
    await expect(page.getByRole('searchbox')).toHaveAttribute(
      'maxlength',
      '64',
    );
  });

  test("shows 'No results for' with the query, suggestions and 'Let us know.'", async ({
    page,
  }) => {
    await open(page, at(`/search?q=${NO_HITS}`));
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

  test("does not mix in the previous query's hits", async ({
    page,
    algolia,
    searchRequests,
  }) => {
    test.skip(!algolia, "in the browser, an answer can't be held up");
    const asksFor = (request: Request, query: string) =>
      isAlgolia(request.url()) && queriesOf(request)[0]!.query === query;
    await open(page, at(`/search?q=${COMMON}`));
    await expect(page.locator(RESULTS)).toHaveCount(20);
    const release = await hold(page, searchRequests);
    const asked = page.waitForRequest(searchRequests);
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
    await expect(page).toHaveURL(at(`/search?q=${OTHER}`));
  });

  test('shows 20 hits, then the next 20, and focuses the first new one', async ({
    page,
    algolia,
    searchRequests,
  }) => {
    await open(page, at(`/search?q=${COMMON}`));
    await expect(page.locator(RESULTS)).toHaveCount(20);
    // The sections of a page are listed with it.
    const titles = page.locator('article h2 a');
    const pages = await titles.evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).pathname),
    );
    expect(pages.length).toBeGreaterThan(1);
    expect(pages).toEqual([...new Set(pages)]);
    const more = page.getByRole('button', {name: 'Show more results'});
    const release = await hold(page, searchRequests);
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at(`/search?q=${COMMON}&page=2`));
    if (algolia) {
      await expect(more).toBeFocused();
    }
    release();
    await expect(page.locator(RESULTS)).toHaveCount(40);
    await expect(page.locator(':focus')).toHaveText(
      (await page.locator('[data-index="20"]').textContent())!,
    );
    await expect(page.locator(':focus')).toBeInViewport();
  });

  test('Back returns to the opened hit', async ({page}) => {
    await open(page, at(`/search?q=${COMMON}`));
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
    await withoutPrefetch(page);
    page.on('request', (request) => {
      if (isAlgolia(request.url()) || request.url().endsWith(SEARCH_FILE)) {
        asked.push(request.url());
      }
    });
    for (const url of [at('/search?q=%20%20'), at('/search')]) {
      await open(page, url);
      await expect(
        page.getByRole('heading', {name: 'Search the documentation'}),
      ).toBeVisible();
    }
    const input = page.getByRole('searchbox');
    await expect(input).toBeFocused();
    expect(asked).toEqual([]);
    await input.fill(OTHER);
    await expect(page).toHaveURL(at(`/search?q=${OTHER}`));
    await expect(page.locator('article').first()).toBeVisible();
  });
});

test.describe('search page errors', () => {
  test.use({expectedProblems: /Failed to load resource|ERR_/});

  test("shows 'Unable to fetch results'; Retry keeps the focus and recovers", async ({
    page,
    searchRequests,
  }) => {
    await page.route(searchRequests, (route) =>
      route.fulfill({status: 500, body: ''}),
    );
    await open(page, at(`/search?q=${COMMON}`));
    await page.getByRole('button', {name: 'Retry'}).focus();
    await page.keyboard.press('Enter');
    const retry = page.getByRole('button', {name: 'Retry'});
    await expect(retry).toBeFocused();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Unable to fetch results');
    await expect(alert).toContainText(
      'You might want to check your network connection.',
    );
    await page.unroute(searchRequests);
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-index="0"]')).toBeFocused();
    await expect(alert).toBeHidden();
  });
});

test.describe('search page without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('explains that it needs JavaScript', async ({page}) => {
    await page.goto(at('/search'));
    const main = page.getByRole('main');
    await expect(main).toContainText('needs JavaScript');
    await expect(main.getByRole('searchbox')).toBeHidden();
    await main.getByRole('link', {name: 'documentation'}).click();
    await expect(page).toHaveURL(/^http:[^?]*\/docs\//);
  });
});
