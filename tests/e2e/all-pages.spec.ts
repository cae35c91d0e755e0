import type {Page} from '@playwright/test';
import {addAxe, expectAccessible} from '../helpers/axe.ts';
import {
  expect,
  hydrated,
  tablesMeasured,
  test as base,
} from '../helpers/test.ts';
import {allRoutes} from '../helpers/routes.ts';

const WIDTHS = [390, 1280];

/** One tab per worker for all of its pages: its cache halves the time. */
const test = base.extend<object, {tab: Page}>({
  tab: [
    async ({browser}, use) => {
      // Text that is still fading in would have too little contrast.
      const page = await browser.newPage({reducedMotion: 'reduce'});
      await addAxe(page);
      await use(page);
      await page.close();
    },
    {scope: 'worker'},
  ],
  page: ({tab}, use) => use(tab),
});

const setMode = (page: Page, mode: string) =>
  page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, mode);

test.describe('every page hydrates, logs nothing, fits its width and is accessible', () => {
  for (const route of allRoutes) {
    test(route, async ({page, baseURL}) => {
      await page.setViewportSize({width: WIDTHS[0]!, height: 800});
      await page.goto(`${baseURL}${route}?docusaurus-theme=dark`);
      await hydrated(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({width, height: 800});
        await tablesMeasured(page);
        const overflow = await page.evaluate(
          () =>
            document.documentElement.scrollWidth -
            document.documentElement.clientWidth,
        );
        expect(overflow, `sideways scroll at ${width} px`).toBe(0);
        await setMode(page, 'dark');
        await expectAccessible(page, `dark, ${width} px`);
        // Between the modes, only colours differ.
        await setMode(page, 'light');
        await expectAccessible(page, `light, ${width} px`, {colorsOnly: true});
      }
    });
  }
});
