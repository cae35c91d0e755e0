/** A visitor's walk over a site on any host, in Chromium. */
import {expect} from '@playwright/test';
import type {Browser, Page} from '@playwright/test';
import {NEXT, START} from './pages.ts';
import {modelOf} from './site.ts';

export type Walk = {
  page: Page;
  /** Console errors and warnings, and responses that failed. */
  problems: string[];
};

const HYDRATED = 'html[data-has-hydrated="true"]';

export async function startWalk(browser: Browser): Promise<Walk> {
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('pageerror', ({message}) => problems.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      problems.push(`${page.url()}: ${message.text()}`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400) {
      problems.push(`${response.status()} ${response.url()}`);
    }
  });
  return {page, problems};
}

/** Opens every page and waits for React. */
export async function openAll(
  {page}: Walk,
  site: string,
  routes: readonly string[],
): Promise<void> {
  for (const route of routes) {
    await page.goto(site + route);
    await page.waitForSelector(HYDRATED);
  }
}

/** Searches in the modal and follows the first hit without a page load. */
export async function searchAndFollow(
  {page}: Walk,
  site: string,
): Promise<string> {
  await page.goto(`${site}${START}`);
  await page.waitForSelector(HYDRATED);
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill(modelOf(NEXT).title.slice(0, 64));
  const hit = page.locator('.DocSearch-Hit a').first();
  await hit.click();
  await page.waitForURL((url) => !url.pathname.endsWith(START));
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  return page.url();
}

/** Expects the 404 page, with links that work under the base path. */
export async function openMissing(
  {page, problems}: Walk,
  site: string,
): Promise<void> {
  const before = problems.length;
  const response = await page.goto(`${site}/docs/no-such-page`);
  expect(response!.status()).toBe(404);
  await page.waitForSelector(HYDRATED);
  await page.getByRole('heading', {name: 'Page not found'}).waitFor();
  await page.locator('main a[href*="/docs/"]').first().click();
  await page.waitForURL(`${site}/docs/**`);
  // The browser reports the 404 itself, on the console and as a response.
  problems.splice(before).forEach((text) => expect(text).toContain('404'));
}

/** Feeds, Markdown, llms.txt, sitemap: what isn't a page. */
export async function fetchFiles(site: string): Promise<void> {
  for (const [file, text] of [
    ['/blog/rss.xml', '<rss'],
    ['/blog/atom.xml', '<feed'],
    ['/blog/feed.json', '"items"'],
    ['/sitemap.xml', '<urlset'],
    [`${START}.md`, '# '],
    ['/index.md', '# '],
    ['/llms.txt', '# '],
    ['/openapi.yaml', 'openapi: 3'],
    ['/manifest.webmanifest', '"icons"'],
  ] as const) {
    const reply = await fetch(site + file);
    expect(reply.status, file).toBe(200);
    expect(await reply.text(), file).toContain(text);
  }
}
