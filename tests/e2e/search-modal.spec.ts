import type {Page} from '@playwright/test';
import settings from '../../site.settings.ts';
import {onDocs, queryOf, SearchModal} from '../helpers/SearchModal.ts';
import {
  isStatic,
  provider,
  SEARCH_REQUESTS,
} from '../helpers/searchProvider.ts';
import {NEXT} from '../helpers/pages.ts';
import {COMMON, NO_HITS, OTHER} from '../helpers/searchTerms.ts';
import {docRoutes, modelOf} from '../helpers/site.ts';
import {CHUNKS, hold} from '../helpers/requests.ts';
import {expect, open, test, withoutPrefetch} from '../helpers/test.ts';

test.describe('opening and closing search', () => {
  for (const key of ['Control+k', 'Meta+k', '/']) {
    test(`${key} opens it, Escape closes it and returns the focus`, async ({
      page,
    }) => {
      const modal = await onDocs(page);
      await page.keyboard.press(key);
      await expect(modal.input).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(modal.root).toBeHidden();
      await expect(modal.button).toBeFocused();
    });
  }

  test('the button opens it', async ({page}) => {
    const modal = await onDocs(page);
    await modal.button.click();
    await expect(modal.input).toBeFocused();
  });

  test.describe('a navigation behind it keeps', () => {
    /** Opens it while a page is loading; `arrive` lets the page through. */
    async function whileNavigating(page: Page) {
      await withoutPrefetch(page);
      const modal = await onDocs(page);
      await modal.open();
      // The static provider's worker is a script, too.
      await modal.search(COMMON);
      await page.keyboard.press('Escape');
      const release = await hold(page, CHUNKS);
      await page.locator(`.theme-doc-sidebar-menu a[href="${NEXT}"]`).click();
      await modal.open();
      const arrive = async () => {
        release();
        await expect(page.locator('h1')).toHaveText(modelOf(NEXT).title);
      };
      return {modal, arrive};
    }

    test('the focus', async ({page}) => {
      const {modal, arrive} = await whileNavigating(page);
      await arrive();
      await expect(modal.input).toBeFocused();
    });

    test('the typed query and its hits', async ({page}) => {
      const {modal, arrive} = await whileNavigating(page);
      await modal.search(OTHER);
      await arrive();
      await expect(modal.input).toBeFocused();
      await expect(modal.input).toHaveValue(OTHER);
      await page.keyboard.type(` ${COMMON}`);
      await expect(modal.input).toHaveValue(`${OTHER} ${COMMON}`);
      await expect(modal.seeAll).toHaveAttribute(
        'href',
        new RegExp(`%20${COMMON}`),
      );
    });
  });

  test('the slash key types a slash in an input', async ({page}) => {
    await open(page, '/search');
    const input = page.getByRole('searchbox', {name: 'Search'});
    await input.focus();
    await page.keyboard.press('/');
    await expect(input).toHaveValue('/');
    await expect(new SearchModal(page).root).toBeHidden();
  });

  for (const route of ['/', '/search']) {
    test(`it overlays ${route}`, async ({page}) => {
      await open(page, route);
      const modal = new SearchModal(page);
      await page.keyboard.press('Control+k');
      await expect(modal.input).toBeFocused();
    });
  }
});

test.describe('search input', () => {
  test("has the placeholder 'Search docs' and accepts 64 characters", async ({
    page,
  }) => {
    const modal = await onDocs(page);
    await modal.open();
    await expect(modal.input).toHaveAttribute('placeholder', 'Search docs');
    await expect(modal.input).toHaveAttribute('maxlength', '64');
    await modal.input.pressSequentially('a'.repeat(70));
    await expect(modal.input).toHaveValue('a'.repeat(64));
  });
});

test.describe('hits', () => {
  test('come 20 per response, with all fields that the modal shows', async ({
    page,
  }) => {
    test.skip(isStatic, 'replies stay in the browser');
    const modal = await onDocs(page);
    await modal.open();
    const reply = page.waitForResponse(SEARCH_REQUESTS);
    await modal.search(COMMON);
    const {results} = (await (await reply).json()) as {
      results: {hits: Record<string, unknown>[]; hitsPerPage: number}[];
    };
    expect(results[0]!.hitsPerPage).toBe(20);
    expect(results[0]!.hits.length).toBeLessThanOrEqual(20);
    for (const hit of results[0]!.hits) {
      expect(Object.keys(hit)).toEqual(
        expect.arrayContaining(['hierarchy', 'content', 'type', 'url']),
      );
      expect(Object.keys(hit.hierarchy as object).toSorted()).toEqual([
        'lvl0',
        'lvl1',
        'lvl2',
        'lvl3',
        'lvl4',
        'lvl5',
        'lvl6',
      ]);
    }
  });

  test('are docs pages, grouped, at most 5 per group and 20 in total', async ({
    page,
  }) => {
    const modal = await onDocs(page);
    await modal.open();
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

  test('highlight the query', async ({page}) => {
    const modal = await onDocs(page);
    await modal.open();
    await modal.search(OTHER);
    await expect(modal.hits.first().locator('mark').first()).toHaveText(
      new RegExp(OTHER, 'i'),
    );
  });

  test('are selected with arrow keys and opened with Enter', async ({page}) => {
    const modal = await onDocs(page);
    await modal.open();
    await modal.search(COMMON);
    await page.keyboard.press('ArrowDown');
    const selected = modal.root.locator('[aria-selected="true"]');
    await expect(selected).toHaveCount(1);
    const href = await selected.getByRole('link').getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href!);
    await expect(modal.root).toBeHidden();
  });

  test("'See all {count} results' has the right count and opens /search", async ({
    page,
  }) => {
    const modal = await onDocs(page);
    await modal.open();
    await modal.search(OTHER);
    const all = modal.root.getByRole('link', {name: /^See all \d+ results$/});
    const count = /\d+/.exec((await all.textContent()) ?? '')?.[0];
    await all.click();
    await expect(page).toHaveURL(`/search?q=${OTHER}`);
    await expect(modal.root).toBeHidden();
    await expect(page.getByRole('status')).toHaveText(`${count} results`);
  });
});

test.describe("the modal's requests", () => {
  test.skip(isStatic, 'the static provider sends no requests');

  test('have language en, the docs tag, no insights, snippets of 10 words', async ({
    page,
  }) => {
    const modal = await onDocs(page);
    await modal.open();
    const request = page.waitForRequest(SEARCH_REQUESTS);
    await modal.input.fill(COMMON);
    const query = queryOf(await request);
    expect((await request).method()).toBe('POST');
    expect(query.facetFilters).toEqual([
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
    ]);
    expect(query.clickAnalytics).toBe(false);
    expect(query.hitsPerPage).toBe(20);
    expect(query.attributesToSnippet).toContain('content:10');
    expect(query.indexName).toBe(settings.search.indexName);
  });

  for (const [width, words] of [
    [769, 10],
    [768, 5],
  ] as const) {
    test(`ask for snippets of ${words} words at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 800});
      const modal = await onDocs(page);
      await modal.open();
      const request = page.waitForRequest(SEARCH_REQUESTS);
      await modal.input.fill(COMMON);
      expect(queryOf(await request).attributesToSnippet).toContain(
        `content:${words}`,
      );
    });
  }
});

test.describe('search states', () => {
  test("no results: 'No results for', the query and 'Let us know.'", async ({
    page,
  }) => {
    const modal = await onDocs(page);
    await modal.open();
    await modal.input.fill(NO_HITS);
    await expect(modal.root).toContainText(`No results for "${NO_HITS}"`);
    await expect(modal.root).toContainText(
      'Believe this query should return results?',
    );
    await expect(
      modal.root.getByRole('link', {name: 'Let us know.'}),
    ).toHaveAttribute('href', `${settings.urls.feedback}?query=${NO_HITS}`);
  });

  test("no results after hits: 'Try searching for'", async ({page}) => {
    const modal = await onDocs(page);
    await modal.open();
    await modal.search(COMMON);
    await modal.input.fill(NO_HITS);
    await expect(modal.root).toContainText('Try searching for');
    await modal.root.locator('.DocSearch-Prefill').first().click();
    await expect(modal.hits.first()).toBeVisible();
  });

  test('loading, and stalled after 300 ms', async ({page}) => {
    const modal = await onDocs(page);
    await modal.open();
    await page.clock.install();
    const release = await hold(page, SEARCH_REQUESTS);
    const stalled = page.locator('.DocSearch-Container--Stalled');
    const asked = page.waitForRequest(SEARCH_REQUESTS);
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
    ['429', {status: 429}],
    ['500', {status: 500}],
    ['a refused connection', 'refuse'],
    ['a host that hangs', 'hang'],
  ] as const) {
    test(`shows 'Unable to fetch results' on ${name}, and recovers`, async ({
      page,
    }) => {
      await page.route(SEARCH_REQUESTS, async (route) => {
        if (fail === 'refuse') {
          await route.abort('connectionrefused');
        } else if (fail !== 'hang') {
          await route.fulfill({...fail, json: {message: 'no', ...fail}});
        }
      });
      const modal = await onDocs(page);
      await modal.open();
      await modal.input.fill(COMMON);
      const error = modal.root.locator('.DocSearch-ErrorScreen');
      await expect(error).toContainText('Unable to fetch results', {
        // Algolia's client tries four hosts, with increasing timeouts.
        timeout: provider === 'algolia' ? 60_000 : 10_000,
      });
      await expect(error).toContainText(
        'You might want to check your network connection.',
      );
      await page.unroute(SEARCH_REQUESTS);
      // A failed host is retried after 120 s, or if all have failed.
      await modal.search(OTHER);
      await expect(error).toBeHidden();
    });
  }
});

test.describe('search in forced colours', () => {
  test.use({contextOptions: {forcedColors: 'active'}, colorScheme: 'dark'});

  /** Colours without alpha. */
  const colors = (modal: SearchModal, selector: string) =>
    modal.root
      .locator(selector)
      .first()
      .evaluate((element) => {
        const {color, backgroundColor, borderTopWidth, outlineStyle} =
          getComputedStyle(element);
        return {color, backgroundColor, borderTopWidth, outlineStyle};
      });

  test('matched words are readable, boxes have borders', async ({page}) => {
    const modal = await onDocs(page);
    await modal.open();
    await modal.search(OTHER);
    const mark = await colors(modal, 'mark');
    // `mark` has black text here, so it needs its background.
    expect(mark.color).toBe('rgb(0, 0, 0)');
    expect(mark.backgroundColor).toBe('rgb(255, 255, 0)');
    for (const box of ['.DocSearch-Form', '.DocSearch-Hit a']) {
      expect((await colors(modal, box)).borderTopWidth, box).not.toBe('0px');
    }
    const frame = await modal.root.evaluate(
      (element) => getComputedStyle(element).borderTopWidth,
    );
    expect(frame, 'the modal').not.toBe('0px');
    const selected = await colors(modal, '[aria-selected="true"] a');
    expect(selected.outlineStyle).toBe('solid');
  });
});

test.describe('screen reader announcements', () => {
  const status = (modal: SearchModal) => modal.root.getByRole('status');

  test('the number of results', async ({page}) => {
    test.skip(isStatic, 'the static provider sends no requests');
    const modal = await onDocs(page);
    await modal.open();
    await expect(status(modal)).toHaveText('');
    const reply = page.waitForResponse(SEARCH_REQUESTS);
    await modal.search(OTHER);
    const {results} = (await (await reply).json()) as {
      results: {nbHits: number}[];
    };
    await expect(status(modal)).toHaveText(`${results[0]!.nbHits} results`);
    await modal.input.fill('');
    await expect(status(modal)).toHaveText('');
  });

  test('no results', async ({page}) => {
    const modal = await onDocs(page);
    await modal.open();
    await modal.input.fill(NO_HITS);
    await expect(status(modal)).toHaveText(`No results for "${NO_HITS}"`);
  });

  test("'Let us know.' is underlined", async ({page}) => {
    const modal = await onDocs(page);
    await modal.open();
    await modal.input.fill(NO_HITS);
    await expect(
      modal.root.getByRole('link', {name: 'Let us know.'}),
    ).toHaveCSS('text-decoration-line', 'underline');
  });

  test.describe('when search fails', () => {
    test.use({expectedProblems: /Failed to load resource/});

    test('the error', async ({page}) => {
      await page.route(SEARCH_REQUESTS, (route) =>
        route.fulfill({status: 500, body: ''}),
      );
      const modal = await onDocs(page);
      await modal.open();
      await modal.input.fill(COMMON);
      await expect(status(modal)).toHaveText(/^Unable to fetch results/);
    });
  });
});

test.describe('self-hosted search', () => {
  test('does not name Algolia', async ({page}) => {
    test.skip(provider === 'algolia', 'Algolia requires its logo');
    const modal = await onDocs(page);
    await modal.open();
    await expect(modal.root.locator('.DocSearch-Footer')).toBeVisible();
    await expect(modal.root.locator('a[href*="algolia"]')).toBeHidden();
  });
});
