import type {Page} from '@playwright/test';
import {expectAccessible} from '../helpers/axe.ts';
import {pageTypes} from '../helpers/pages.ts';
import {allRoutes} from '../helpers/site.ts';
import {hydrated, test as base} from '../helpers/test.ts';

/** One tab per worker for all of its pages: its cache halves the time. */
const test = base.extend<object, {tab: Page}>({
  tab: [
    async ({browser}, use) => {
      // Text that is still fading in would have too little contrast.
      const page = await browser.newPage({reducedMotion: 'reduce'});
      await use(page);
      await page.close();
    },
    {scope: 'worker'},
  ],
  page: ({tab}, use) => use(tab),
});

async function check(page: Page, width: number, mode: 'dark' | 'light') {
  await page.setViewportSize({width, height: 800});
  await page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, mode);
  const colorsOnly = mode === 'light';
  await expectAccessible(page, `${mode}, ${width} px`, {colorsOnly});
}

test.describe('every page hydrates, logs nothing and is accessible', () => {
  for (const route of allRoutes) {
    test(route, async ({page, baseURL}) => {
      await page.goto(`${baseURL}${route}?docusaurus-theme=dark`);
      await hydrated(page);
      await check(page, 1280, 'dark');
      // Other pages of a kind have the same elements and colours.
      if (Object.values(pageTypes).includes(route)) {
        await check(page, 1280, 'light');
        await check(page, 390, 'dark');
        await check(page, 390, 'light');
      }
    });
  }
});
