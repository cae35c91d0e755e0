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

async function check(page: Page, width: number) {
  const setMode = (mode: string) =>
    page.evaluate((value) => {
      document.documentElement.dataset.theme = value;
    }, mode);
  await page.setViewportSize({width, height: 800});
  await setMode('dark');
  await expectAccessible(page, `dark, ${width} px`);
  await setMode('light');
  await expectAccessible(page, `light, ${width} px`, {colorsOnly: true});
}

test.describe('every page hydrates, logs nothing and is accessible', () => {
  for (const route of allRoutes) {
    test(route, async ({page, baseURL}) => {
      await page.goto(`${baseURL}${route}?docusaurus-theme=dark`);
      await hydrated(page);
      await check(page, 1280);
      // On a phone, other pages of a kind have the same elements.
      if (Object.values(pageTypes).includes(route)) {
        await check(page, 390);
      }
    });
  }
});
