import type {Page} from '@playwright/test';
import settings from '../../site.settings.ts';
import {onDocs} from '../helpers/SearchModal.ts';
import type {SearchModal} from '../helpers/SearchModal.ts';
import {COMMON, NO_HITS, OTHER} from '../helpers/searchTerms.ts';
import {at, docRoutes} from '../helpers/site.ts';
import {hold} from '../helpers/requests.ts';
import {expect, test} from '../helpers/test.ts';

const status = (modal: SearchModal) => modal.root.getByRole('status');

async function opened(page: Page): Promise<SearchModal> {
  const modal = await onDocs(page);
  await modal.open();
  return modal;
}

test.describe('search modal', () => {
  test("has the placeholder 'Search docs' and accepts 64 characters", async ({
    page,
    algolia,
  }) => {
    const modal = await opened(page);
    // Only Algolia's service requires its logo.
    await expect(modal.root.locator('a[href*="algolia"]')).toBeVisible({
      visible: algolia,
    });
    await expect(modal.input).toHaveAttribute('placeholder', 'Search docs');
    await modal.input.pressSequentially('a'.repeat(70));
    await expect(modal.input).toHaveValue('a'.repeat(64));
  });

  test('hits are docs pages, grouped, at most 5 per group and 20 in total', async ({
    page,
  }) => {
    const modal = await opened(page);
    await modal.search(COMMON);
    expect(await modal.hits.count()).toBeLessThanOrEqual(20);
    const groups = modal.root.locator('.DocSearch-Hits');
    expect(await groups.count()).toBeGreaterThan(1);
    for (const group of await groups.all()) {
      await expect(group.locator('.DocSearch-Hit-source')).toBeVisible();
      expect(await group.locator('.DocSearch-Hit').count()).toBeLessThanOrEqual(
        5,
      );
    }
    const paths = await modal.hits
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => (link as HTMLAnchorElement).pathname),
      );
    for (const path of paths) {
      expect(docRoutes).toContain(path);
    }
  });

  test('highlights and announces hits; Enter opens none of an earlier query', async ({
    page,
    algolia,
    searchRequests,
  }) => {
    const modal = await opened(page);
    await expect(status(modal)).toHaveText('');
    await modal.search(OTHER);
    await expect(modal.hits.first().locator('mark').first()).toHaveText(
      new RegExp(OTHER, 'i'),
    );
    const count = /\d+/.exec((await modal.seeAll.textContent()) ?? '')![0];
    await expect(status(modal)).toHaveText(`${count} results`);
    // In the browser, an answer can't be held up.
    if (algolia) {
      const release = await hold(page, searchRequests);
      await modal.input.fill(COMMON);
      await expect(modal.hits.first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(modal.input).toBeFocused();
      release();
    }
    await modal.input.fill(COMMON);
    await expect(
      modal.hits.locator('mark', {hasText: new RegExp(COMMON, 'i')}).first(),
    ).toBeVisible();
    const href = await modal.root
      .locator('[aria-selected="true"] a')
      .getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href!);
  });

  test("'See all {count} results' has the right count and opens /search, without the keyboard of a phone", async ({
    page,
  }) => {
    const modal = await opened(page);
    await modal.search(OTHER);
    const all = modal.root.getByRole('link', {name: /^See all \d+ results$/});
    const count = /\d+/.exec((await all.textContent()) ?? '')?.[0];
    await all.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at(`/search?q=${OTHER}`));
    await expect(modal.root).toBeHidden();
    await expect(page.getByRole('status')).toHaveText(`${count} results`);
    await expect(page.locator('h1')).toBeFocused();
  });

  test("no results: 'No results for', the query, suggestions and 'Let us know.'", async ({
    page,
  }) => {
    const modal = await opened(page);
    await modal.search(COMMON);
    await modal.input.fill(NO_HITS);
    await expect(modal.root).toContainText(`No results for "${NO_HITS}"`);
    await expect(status(modal)).toHaveText(`No results for "${NO_HITS}"`);
    await expect(modal.root).toContainText(
      'Believe this query should return results?',
    );
    const link = modal.root.getByRole('link', {name: 'Let us know.'});
    await expect(link).toHaveAttribute(
      'href',
      `${settings.urls.feedback}?query=${NO_HITS}`,
    );
    await expect(link).toHaveCSS('text-decoration-line', 'underline');
    await expect(modal.root).toContainText('Try searching for');
    const suggestion = modal.root.locator('.DocSearch-Prefill').first();
    const siteFont = await page
      .locator('body')
      .evaluate((body) => getComputedStyle(body).fontFamily);
    await expect(suggestion).toHaveCSS('font-family', siteFont);
    await suggestion.click();
    await expect(modal.hits.first()).toBeVisible();
  });

  test('loading, and stalled after 300 ms', async ({page, searchRequests}) => {
    const release = await hold(page, searchRequests);
    const asked = page.waitForRequest(searchRequests);
    const modal = await opened(page);
    await page.clock.install();
    const stalled = page.locator('.DocSearch-Container--Stalled');
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await modal.input.fill(COMMON);
    await asked;
    await page.clock.runFor(299);
    await expect(stalled).toBeHidden();
    await page.clock.runFor(2);
    await expect(stalled).toBeVisible();
    await page.clock.resume();
    release();
    await expect(modal.hits.first()).toBeVisible();
    await expect(stalled).toBeHidden();
  });
});

test.describe('failed search', () => {
  test.use({expectedProblems: /Failed to load resource|ERR_/});

  for (const [name, fail] of [
    ['400', {status: 400}],
    ['a refused connection', 'refuse'],
    ['a host that hangs', 'hang'],
  ] as const) {
    test(`shows 'Unable to fetch results' on ${name}, and recovers`, async ({
      page,
      algolia,
      searchRequests,
    }) => {
      await page.route(searchRequests, async (route) => {
        if (fail === 'refuse') {
          await route.abort('connectionrefused');
        } else if (fail !== 'hang') {
          await route.fulfill({...fail, json: {message: 'no', ...fail}});
        }
      });
      const modal = await opened(page);
      await modal.input.fill(COMMON);
      const error = modal.root.locator('.DocSearch-ErrorScreen');
      await expect(error).toContainText('Unable to fetch results', {
        // Algolia's client tries four hosts, with increasing timeouts.
        timeout: algolia ? 60_000 : 10_000,
      });
      await expect(error).toContainText(
        'You might want to check your network connection.',
      );
      await expect(status(modal)).toHaveText(/^Unable to fetch results/);
      await page.unroute(searchRequests);
      // A failed host is retried after 120 s, or if all have failed.
      await modal.search(OTHER);
      await expect(error).toBeHidden();
    });
  }
});

test.describe('search on a phone', () => {
  test.use({viewport: {width: 320, height: 640}, hasTouch: true});

  /** Rows without an ellipsis where they are cut, and small targets. */
  const flaws = (modal: SearchModal) =>
    modal.root.evaluate((root) => {
      const isCut = (row: Element) => {
        const {left, right} = row.getBoundingClientRect();
        const text = document.createRange();
        text.selectNodeContents(row);
        const area = row
          .closest('.DocSearch-Hit-content-wrapper')!
          .getBoundingClientRect();
        const hasEllipsis = getComputedStyle(row).textOverflow === 'ellipsis';
        const visible = hasEllipsis
          ? {left, right}
          : text.getBoundingClientRect();
        return visible.left < area.left - 1 || visible.right > area.right + 1;
      };
      const isSmall = (target: Element) => {
        const {width, height} = target.getBoundingClientRect();
        return target.checkVisibility() && Math.min(width, height) < 24;
      };
      const found = (selector: string, isFlaw: (each: Element) => boolean) =>
        [...root.querySelectorAll(selector)].filter(isFlaw);
      return [
        ...found('.DocSearch-Hit-title, .DocSearch-Hit-path', isCut),
        ...found('a, button', isSmall),
      ].map((flaw) => flaw.outerHTML);
    });

  test('hits, recents and suggestions are shown whole or with an ellipsis, and easy to tap', async ({
    page,
  }) => {
    const modal = await opened(page);
    await modal.search(COMMON);
    expect(await flaws(modal)).toEqual([]);
    await modal.input.fill(NO_HITS);
    await expect(
      modal.root.locator('.DocSearch-Prefill').first(),
    ).toBeVisible();
    expect(await flaws(modal)).toEqual([]);
    await page.keyboard.press('Escape');
    await modal.visit(COMMON);
    await modal.open();
    await expect(modal.root.getByTitle('Save this search')).toBeVisible();
    expect(await flaws(modal)).toEqual([]);
  });
});

test.describe('search in forced colours', () => {
  test.use({contextOptions: {forcedColors: 'active'}, colorScheme: 'dark'});

  test('matched words are readable, boxes have borders', async ({page}) => {
    const modal = await opened(page);
    await modal.search(OTHER);
    const mark = modal.root.locator('mark').first();
    // `mark` has black text here, so it needs its background.
    await expect(mark).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(mark).toHaveCSS('background-color', 'rgb(255, 255, 0)');
    for (const box of [
      modal.root,
      modal.root.locator('.DocSearch-Form'),
      modal.hits.first().getByRole('link'),
    ]) {
      await expect(box).toHaveCSS('border-top-width', '1px');
    }
    await expect(modal.root.locator('[aria-selected="true"] a')).toHaveCSS(
      'outline-style',
      'solid',
    );
  });
});
