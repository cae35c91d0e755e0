import type {Page} from '@playwright/test';
import {NEXT, START} from '../helpers/pages.ts';
import {CHUNKS, hold} from '../helpers/requests.ts';
import {
  modelOf,
  page as builtPage,
  postRoutes,
  readBuilt,
} from '../helpers/site.ts';
import {
  expect,
  hydrated,
  open,
  setConnection,
  test,
  withoutPrefetch,
} from '../helpers/test.ts';

const nextLink = (page: Page) =>
  page.locator(`.theme-doc-sidebar-menu a[href="${NEXT}"]`);
const nextTitle = (page: Page) =>
  page.getByRole('heading', {level: 1, name: modelOf(NEXT).title});

test.describe('route progress bar', () => {
  test('appears only when loading takes more than 200 ms', async ({page}) => {
    await withoutPrefetch(page);
    await page.clock.install();
    await open(page, START);
    const release = await hold(page, CHUNKS);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await nextLink(page).click();
    await page.clock.runFor(199);
    await expect(page.locator('#nprogress')).not.toBeAttached();
    await page.clock.runFor(2);
    await expect(page.locator('#nprogress')).toBeAttached();
    await page.clock.resume();
    release();
    await expect(page).toHaveURL(NEXT);
    await expect(page.locator('#nprogress')).not.toBeAttached();
  });
});

test.describe('route-load failure', () => {
  test.use({expectedProblems: /ERR_FAILED|ChunkLoadError|Loading chunk/});

  test('reloads the page', async ({page}) => {
    await withoutPrefetch(page);
    await open(page, START);
    await page.route(CHUNKS, (route) => route.abort(), {times: 1});
    await nextLink(page).click();
    await expect(nextTitle(page)).toBeVisible();
    await hydrated(page);
    const entries = await page.evaluate(() =>
      performance
        .getEntriesByType('navigation')
        .map((entry) => (entry as PerformanceNavigationTiming).type),
    );
    expect(entries).toEqual(['reload']);
    await expect(page).toHaveURL(NEXT);
  });
});

/**
 * Docusaurus keeps the old page until the next has loaded, so its loading screen
 * shows only if the URL needs normalizing first: on hosts that serve
 * /x/index.html without a redirect, unlike our nginx.
 */
test.describe('page content that is still loading', () => {
  test.use({
    expectedProblems:
      /onRecoverableError|ERR_FAILED|ChunkLoadError|Loading chunk/,
  });
  const url = `${START}/index.html`;

  test.beforeEach(async ({page}) => {
    await withoutPrefetch(page);
    await page.route(`**${url}`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: readBuilt(builtPage(START).file),
      }),
    );
  });

  /** The chunk with the document's text: it contains the permalink. */
  const isContentChunk = async (page: Page, url: string) =>
    (await (await page.request.get(url)).text()).includes(
      `"permalink":"${START}"`,
    );

  test('shows a spinner, then the page, under its clean path', async ({
    page,
  }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(CHUNKS, async (route) => {
      if (await isContentChunk(page, route.request().url())) {
        await released;
      }
      await route.continue();
    });
    await page.goto(url);
    await expect(page.locator('svg#loader')).toBeVisible();
    release();
    await expect(page.locator('svg#loader')).not.toBeAttached();
    await expect(page.locator('.theme-doc-markdown')).toBeVisible();
    await expect(
      page.locator('.theme-doc-sidebar-menu [aria-current="page"]'),
    ).toHaveAttribute('href', START);
  });

  test('shows Retry on a load error, and Retry loads the page', async ({
    page,
  }) => {
    let fail = true;
    await page.route(CHUNKS, async (route) => {
      const isContent = await isContentChunk(page, route.request().url());
      return isContent && fail ? route.abort() : route.continue();
    });
    await page.goto(url);
    const retry = page.getByRole('button', {name: 'Retry'});
    await expect(retry).toBeVisible();
    fail = false;
    await retry.click();
    await expect(page.locator('.theme-doc-markdown')).toBeVisible();
    await expect(retry).not.toBeAttached();
  });
});

test.describe('page crash', () => {
  test.use({expectedProblems: /broken on purpose/});

  test("shows 'This page crashed.' and 'Try again' recovers", async ({
    page,
  }) => {
    test.skip(postRoutes.length === 0, 'the site has no posts');
    await open(page, START);
    // The blog formats dates while it renders.
    await page.evaluate(() => {
      const {prototype} = Date;
      const works = prototype.getUTCFullYear;
      prototype.getUTCFullYear = () => {
        throw new Error('broken on purpose');
      };
      Object.assign(window, {
        restore: () => {
          prototype.getUTCFullYear = works;
        },
      });
    });
    await page
      .getByRole('contentinfo')
      .getByRole('link', {name: 'Blog'})
      .click();
    await expect(page.getByText('This page crashed.')).toBeVisible();
    await page.evaluate(() =>
      (window as unknown as {restore(): void}).restore(),
    );
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByText('This page crashed.')).not.toBeAttached();
    await expect(page.locator('main h2 a').first()).toBeVisible();
  });
});

test.describe('prefetch', () => {
  test('prefetches the chunks of links', async ({page}) => {
    const prefetched = page.waitForResponse(
      async (response) =>
        response.url().includes('/assets/js/') &&
        (await response.request().headerValue('sec-purpose')) === 'prefetch',
    );
    await open(page, START);
    await nextLink(page).hover();
    expect((await prefetched).ok()).toBe(true);
  });

  for (const [name, connection] of [
    ['a slow 2g connection', {effectiveType: 'slow-2g', saveData: false}],
    ['data-saver', {effectiveType: '4g', saveData: true}],
  ] as const) {
    test(`is off on ${name}; page data loads on demand with GET`, async ({
      page,
    }) => {
      await setConnection(page, connection);
      await open(page, START);
      await page.waitForLoadState('networkidle');
      const requests: string[] = [];
      page.on('request', (request) => {
        if (!['image', 'other'].includes(request.resourceType())) {
          const {pathname} = new URL(request.url());
          requests.push(`${request.method()} ${pathname}`);
        }
      });
      await nextLink(page).hover();
      await page.evaluate(
        () => new Promise((resolve) => requestIdleCallback(resolve)),
      );
      expect(requests).toEqual([]);
      await nextLink(page).click();
      await expect(nextTitle(page)).toBeVisible();
      expect(requests.length).toBeGreaterThan(0);
      for (const request of requests) {
        expect(request).toMatch(/^GET \S*\/assets\/js\/[\w~.-]+\.js$/);
      }
    });
  }
});
