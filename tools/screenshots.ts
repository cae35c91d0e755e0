/**
 * Screenshots of every kind of page, in both modes and four widths, to review
 * design changes. Needs `npm run build` first.
 * Usage: `node tools/screenshots.ts [name …]`, e.g. `… home 404`.
 * Writes screenshots/<name>-<width>-<mode>.png; exits 1 if one fails.
 */
import fs from 'node:fs';
import {chromium} from '@playwright/test';
import type {Browser, Page} from '@playwright/test';
import config from '../playwright.config.ts';
import {withSite} from '../tests/helpers/withSite.ts';

const FOLDER = 'screenshots';
const PORT = Number(process.env.SCREENSHOTS_PORT ?? 4171);
const ORIGIN = `http://127.0.0.1:${PORT}`;
const WIDTHS = [390, 820, 1280, 1920];
const MODES = ['dark', 'light'];

type Shot = {
  path: string;
  /** For overlays; otherwise the full page. */
  viewportOnly?: boolean;
  act?: (page: Page) => Promise<void>;
};

async function openSearch(page: Page) {
  await page.getByRole('button', {name: 'Search'}).click();
  await page.getByRole('searchbox').fill('widget');
  await page.locator('.DocSearch-Hit').first().waitFor();
}

const shots: Record<string, Shot> = {
  home: {path: '/'},
  document: {path: '/docs/knowledge-bases/differences'},
  code: {path: '/docs/integrations/web-widget'},
  'mock-ups': {path: '/docs/getting-started/invite-bot'},
  api: {path: '/docs/api-developers/api'},
  category: {path: '/docs/category/bot-setup-modes'},
  blog: {path: '/blog'},
  post: {path: '/blog/ai-support-alternatives-comparison-2025'},
  tags: {path: '/blog/tags'},
  tag: {path: '/blog/tags/discord'},
  archive: {path: '/blog/archive'},
  authors: {path: '/blog/authors'},
  author: {path: '/blog/authors/team/page/2'},
  page: {path: '/markdown-page'},
  'search-open': {
    path: '/docs/commands',
    viewportOnly: true,
    act: openSearch,
  },
  'search-page': {
    path: '/search?q=widget',
    act: (page) => page.locator('article').first().waitFor(),
  },
  404: {path: '/docs/telegam'},
};

async function take(browser: Browser, name: string, width: number) {
  const {path, viewportOnly, act} = shots[name]!;
  for (const mode of MODES) {
    const page = await browser.newPage({
      baseURL: ORIGIN,
      viewport: {width, height: 900},
      // Shows the final state of the home page's conversation.
      reducedMotion: 'reduce',
    });
    const separator = path.includes('?') ? '&' : '?';
    await page.goto(`${path}${separator}docusaurus-theme=${mode}`);
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await act?.(page);
    await page.screenshot({
      path: `${FOLDER}/${name}-${width}-${mode}.png`,
      fullPage: !viewportOnly,
    });
    await page.close();
  }
}

const wanted = process.argv.slice(2);
const names = Object.keys(shots).filter(
  (name) => wanted.length === 0 || wanted.includes(name),
);
fs.mkdirSync(FOLDER, {recursive: true});
await withSite(PORT, async () => {
  const browser = await chromium.launch(config.use?.launchOptions);
  const start = performance.now();
  for (const name of names) {
    await Promise.all(WIDTHS.map((width) => take(browser, name, width)));
  }
  await browser.close();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const count = names.length * WIDTHS.length * MODES.length;
  console.log(`${count} screenshots in ${FOLDER}/, ${seconds} s`);
});
