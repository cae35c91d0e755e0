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

/**
 * Four visits to each of some 90 pages: one worker makes its visits in one
 * tab, whose cache and warm renderer halve their time.
 */
const test = base.extend<object, {tab: Page}>({
  tab: [
    async ({browser}, use) => {
      // Text that is fading in has less contrast than it will have.
      const page = await browser.newPage({reducedMotion: 'reduce'});
      await addAxe(page);
      await use(page);
      await page.close();
    },
    {scope: 'worker'},
  ],
  page: ({tab}, use) => use(tab),
});

test.describe('every page hydrates, logs nothing, fits its width and is accessible', () => {
  for (const route of allRoutes) {
    test(route, async ({page, baseURL}) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({width, height: 800});
        for (const mode of ['dark', 'light']) {
          const state = `${mode}, ${width} px`;
          await page.goto(`${baseURL}${route}?docusaurus-theme=${mode}`);
          await hydrated(page);
          await tablesMeasured(page);
          await expect(page.locator('html')).toHaveAttribute(
            'data-theme',
            mode,
          );
          const overflow = await page.evaluate(
            () =>
              document.documentElement.scrollWidth -
              document.documentElement.clientWidth,
          );
          expect(overflow, `sideways scroll: ${state}`).toBe(0);
          // Between the modes, colours are all that differs.
          await expectAccessible(page, state, {colorsOnly: mode === 'light'});
        }
      }
    });
  }
});
