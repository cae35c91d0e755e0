/** A visitor's walk over a site on any host, in Chromium. */
import {expect} from '@playwright/test';
import type {Browser, Page} from '@playwright/test';
import settings from '../../site.settings.ts';
import {NEXT, START} from './pages.ts';
import {at, markdownFile, modelOf} from './site.ts';

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
  origin: string,
  routes: readonly string[],
): Promise<void> {
  for (const route of routes) {
    await page.goto(origin + route);
    await page.waitForSelector(HYDRATED);
  }
}

/** Searches in the modal and follows the first hit without a page load. */
export async function searchAndFollow(
  {page}: Walk,
  origin: string,
): Promise<string> {
  await page.goto(origin + START);
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
  origin: string,
): Promise<void> {
  const before = problems.length;
  const response = await page.goto(origin + at('/docs/no-such-page'));
  expect(response!.status()).toBe(404);
  await page.waitForSelector(HYDRATED);
  await page.getByRole('heading', {name: 'Page not found'}).waitFor();
  await page.locator('main a[href*="/docs/"]').first().click();
  await page.waitForURL(`${origin}${at('/docs/')}**`);
  // The browser reports the 404 itself, on the console and as a response.
  problems.splice(before).forEach((text) => expect(text).toContain('404'));
}

/** Feeds, Markdown, llms.txt, sitemap: what isn't a page. */
export async function fetchFiles(origin: string): Promise<void> {
  const feeds = [
    ['/blog/rss.xml', '<rss'],
    ['/blog/atom.xml', '<feed'],
    ['/blog/feed.json', '"items"'],
  ] as const;
  for (const [file, text] of [
    ...(settings.blog ? feeds : []),
    ['/sitemap.xml', '<urlset'],
    [`/${markdownFile(START)}`, '# '],
    ['/index.md', '# '],
    ['/llms.txt', '# '],
    ['/openapi.yaml', 'openapi: 3'],
    ['/manifest.webmanifest', '"icons"'],
  ] as const) {
    const reply = await fetch(origin + at(file));
    expect(reply.status, file).toBe(200);
    expect(await reply.text(), file).toContain(text);
  }
}
