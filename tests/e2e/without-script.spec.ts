/** The site without JavaScript: blocked, or failed to load. */
import type {Page} from '@playwright/test';
import {docWith, NEXT, pageTypes, START} from '../helpers/pages.ts';
import {at} from '../helpers/site.ts';
import {expect, test} from '../helpers/test.ts';

test.use({javaScriptEnabled: false});

const TABS = docWith(/role="tablist"/);
const types = Object.values(pageTypes).filter(
  (route) => route !== at('/search'),
);
const heading = (page: Page) => page.getByRole('heading', {level: 1});

/** Clicks a link and waits for the next page. */
async function follow(page: Page, selector: string) {
  const link = page.locator(selector).first();
  const target = (await link.getAttribute('href'))!;
  await link.click();
  await expect(page).toHaveURL(target);
  await expect(heading(page)).toBeVisible();
}

test.describe('without JavaScript', () => {
  test('pages are dark, whatever the system prefers', async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    for (const route of [at('/'), START, at('/search')]) {
      await page.goto(route);
      await expect(page.locator('html'), route).toHaveCSS(
        'color-scheme',
        'dark',
      );
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    }
  });

  for (const route of types) {
    test(`${route} is readable, without dead controls`, async ({page}) => {
      await page.goto(route);
      for (const width of [390, 1280]) {
        await page.setViewportSize({width, height: 800});
        await expect(heading(page)).toBeVisible();
        await expect(page.locator('main :is(p, li)').first()).toBeVisible();
        await expect(page.locator('footer a').first()).toBeVisible();
        await expect(page.locator('button:visible')).toHaveCount(0);
        const sideways = await page
          .locator('html')
          .evaluate((html) => html.scrollWidth - html.clientWidth);
        expect(sideways, `${width} px`).toBe(0);
      }
    });
  }

  test('links lead from home to a document and to the next', async ({page}) => {
    await page.goto(at('/'));
    await follow(page, '.navbar a[href*="/docs/"]:not([href*="//"])');
    await page.goto(START);
    await follow(page, `.theme-doc-sidebar-menu a[href="${NEXT}"]`);
    await follow(page, '.pagination-nav__link');
    await page.setViewportSize({width: 390, height: 800});
    await page.goto(at('/'));
    await follow(page, '.navbar a[href*="/docs/"]:not([href*="//"])');
  });

  test('code in tabs is readable in every language', async ({page}) => {
    test.skip(!TABS, 'no document has tabs');
    await page.goto(TABS);
    const panels = page.getByRole('tabpanel', {includeHidden: true});
    const count = await panels.count();
    for (let index = 0; index < count; index++) {
      await expect(panels.nth(index).locator('code').first()).toBeVisible();
    }
  });
});
