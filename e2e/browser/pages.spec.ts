import {expect, hydrated, test} from '../support/test.ts';
import {allRoutes} from '../support/routes.ts';

const WIDTHS = [390, 1280];
const MODES = ['light', 'dark'];

test.describe('every page hydrates, logs nothing and fits its width', () => {
  for (const route of allRoutes) {
    test(route, async ({page}) => {
      for (const mode of MODES) {
        for (const width of WIDTHS) {
          await page.setViewportSize({width, height: 800});
          await page.goto(`${route}?docusaurus-theme=${mode}`);
          await hydrated(page);
          await expect(page.locator('html')).toHaveAttribute(
            'data-theme',
            mode,
          );
          const overflow = await page.evaluate(
            () =>
              document.documentElement.scrollWidth -
              document.documentElement.clientWidth,
          );
          expect(overflow, `sideways scroll at ${width} px, ${mode}`).toBe(0);
        }
      }
    });
  }
});
