/**
 * Screenshots of every kind of page, in both modes and four widths, to review
 * design changes. Needs `npm run build` first.
 * Usage: `node tools/screenshots.ts [name or path …]`, e.g. `… home /docs/commands`.
 * Writes screenshots/<name>-<width>-<mode>.png.
 */
import fs from 'node:fs';
import {chromium} from '@playwright/test';
import type {Browser, Page} from '@playwright/test';
import config from '../playwright.config.ts';
import {docWith, pageTypes, START} from '../tests/helpers/pages.ts';
import {startSite} from '../tests/helpers/hosts.ts';

const FOLDER = 'screenshots';
const site = await startSite();
const WIDTHS = [390, 820, 1280, 1920];
const MODES = ['dark', 'light'];

const paths: Record<string, string> = {
  ...pageTypes,
  code: docWith(/theme-code-block/),
  'mock-ups': docWith(/data-screen/),
  'search-modal': START,
  'search-results': '/search?q=bot',
  404: '/docs/no-such-page',
};

async function openSearch(page: Page) {
  await page.getByRole('button', {name: 'Search'}).click();
  await page.getByRole('searchbox').fill('bot');
  await page.locator('.DocSearch-Hit').first().waitFor();
}

async function take(browser: Browser, name: string, width: number) {
  const path = paths[name] ?? name;
  for (const mode of MODES) {
    const page = await browser.newPage({
      baseURL: site.origin,
      viewport: {width, height: 900},
      // Shows the final state of the home page's conversation.
      reducedMotion: 'reduce',
    });
    const separator = path.includes('?') ? '&' : '?';
    await page.goto(`${path}${separator}docusaurus-theme=${mode}`);
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    if (name === 'search-modal') {
      await openSearch(page);
    } else if (name === 'search-results') {
      await page.locator('article').first().waitFor();
    }
    const file = name.replace(/^\//, '').replaceAll(/[/ ]/g, '-');
    await page.screenshot({
      path: `${FOLDER}/${file}-${width}-${mode}.png`,
      fullPage: name !== 'search-modal',
    });
    await page.close();
  }
}

const wanted = process.argv.slice(2);
const names = wanted.length > 0 ? wanted : Object.keys(paths);
fs.mkdirSync(FOLDER, {recursive: true});
const browser = await chromium.launch(config.use?.launchOptions);
for (const name of names) {
  await Promise.all(WIDTHS.map((width) => take(browser, name, width)));
}
await browser.close();
await site.stop();
console.log(
  `${names.length * WIDTHS.length * MODES.length} screenshots in ${FOLDER}/`,
);
