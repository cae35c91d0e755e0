import {queryOf} from '../support/SearchModal.ts';
import {isStatic, SEARCH_REQUESTS} from '../support/searchProvider.ts';
import {expect, open, test} from '../support/test.ts';

test.describe('search page', () => {
  test('answers the query of the parameter q', async ({page}) => {
    await open(page, '/search?q=telegram');
    await expect(
      page.getByRole('heading', {name: 'Search results for "telegram"'}),
    ).toBeVisible();
    const first = page.locator('article').first();
    await expect(first.getByRole('link')).toHaveAttribute(
      'href',
      /^\/docs\/integrations\/telegram/,
    );
    await expect(first.locator('mark').first()).toBeVisible();
  });

  test('puts what is typed into the address', async ({page}) => {
    await open(page, '/search');
    await page.getByRole('searchbox').fill('webhook');
    await expect(page).toHaveURL('/search?q=webhook');
    await expect(page.locator('article').first()).toBeVisible();
  });

  test('shows 20 hits, then the next 20', async ({page}) => {
    const asked = isStatic ? undefined : page.waitForRequest(SEARCH_REQUESTS);
    await open(page, '/search?q=bot');
    if (asked) {
      expect(queryOf(await asked).hitsPerPage).toBe(20);
    }
    const items = page.locator('article');
    await expect(items).toHaveCount(20);
    await page.getByRole('button', {name: 'Show more results'}).click();
    await expect(items).not.toHaveCount(20);
    expect(await items.count()).toBeGreaterThan(20);
  });

  test('bounds the query at 64 characters', async ({page}) => {
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

  test('says when nothing was found', async ({page}) => {
    await open(page, '/search?q=qqzzxxyy');
    await expect(page.getByRole('status')).toHaveText('No results were found');
  });

  test('asks nothing without a query', async ({page}) => {
    let asked = 0;
    page.on('request', (request) => {
      asked += /\/1\/indexes\/|\/assets\/search\//.test(request.url()) ? 1 : 0;
    });
    await open(page, '/search');
    await expect(
      page.getByRole('heading', {name: 'Search the documentation'}),
    ).toBeVisible();
    expect(asked).toBe(0);
  });
});

test.describe('search page that fails', () => {
  test.use({expectedProblems: /Failed to load resource|ERR_/});

  test("shows 'Unable to fetch results' and Retry mends it", async ({page}) => {
    await page.route(SEARCH_REQUESTS, (route) =>
      route.fulfill({status: 500, body: ''}),
    );
    await open(page, '/search?q=telegram');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Unable to fetch results');
    await expect(alert).toContainText(
      'You might want to check your network connection.',
    );
    await page.unroute(SEARCH_REQUESTS);
    await alert.getByRole('button', {name: 'Retry'}).click();
    await expect(page.locator('article').first()).toBeVisible();
    await expect(alert).toBeHidden();
  });
});
