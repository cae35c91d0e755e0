/** The site without JavaScript: blocked, or failed to load. */
import type {Page} from '@playwright/test';
import {postRoutes} from '../helpers/routes.ts';
import {expect, test} from '../helpers/test.ts';

test.use({javaScriptEnabled: false});

const API = '/docs/api-developers/api';
const [post] = postRoutes as [string];
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
    for (const route of ['/', '/docs/commands', '/search', '/blog']) {
      await page.goto(route);
      await expect(page.locator('html'), route).toHaveCSS(
        'color-scheme',
        'dark',
      );
      await expect(page.locator('html'), route).toHaveCSS(
        'background-color',
        'rgb(16, 13, 23)',
      );
    }
  });

  for (const route of ['/', '/docs/commands', '/blog', post]) {
    for (const width of [390, 1280]) {
      test(`${route} is readable at ${width} px, without dead controls`, async ({
        page,
      }) => {
        await page.setViewportSize({width, height: 800});
        await page.goto(route);
        await expect(heading(page)).toBeVisible();
        await expect(page.locator('main p').first()).toBeVisible();
        await expect(page.locator('footer a').first()).toBeVisible();
        await expect(page.locator('button:visible')).toHaveCount(0);
        const {scrollWidth, clientWidth} = await page
          .locator('html')
          .evaluate(({scrollWidth, clientWidth}) => ({
            scrollWidth,
            clientWidth,
          }));
        expect(scrollWidth, 'sideways scroll').toBe(clientWidth);
      });
    }
  }

  test('home links to the docs, and they to one another', async ({page}) => {
    await page.goto('/');
    await follow(page, '.navbar a[href="/docs/getting-started/intro"]');
    await follow(page, '.theme-doc-markdown a[href^="/docs/custom"]');
    await follow(page, '.theme-doc-sidebar-menu a[href="/docs/commands"]');
    await follow(page, '.pagination-nav__link--prev');
    // A closed category links to a page that lists its documents.
    await follow(page, '.theme-doc-sidebar-menu a[href$="/integrations"]');
    await follow(page, 'main a[href="/docs/integrations/telegram"]');
    await page.goBack();
    await expect(page).toHaveURL('/docs/category/integrations');
  });

  test('the navbar of a small screen has its links', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await page.goto('/');
    await follow(page, '.navbar a[href="/docs/getting-started/intro"]');
    await follow(page, '.theme-doc-breadcrumbs a[href^="/docs/category"]');
  });

  test('the blog links to its posts, and a post to others', async ({page}) => {
    await page.goto('/blog');
    await follow(page, 'article h2 a');
    await follow(page, '.pagination-nav__link');
    await follow(page, 'footer a[href="/blog"]');
    await follow(page, 'a.pagination-nav__link--next');
    await expect(page).toHaveURL('/blog/page/2');
  });

  test('code in tabs is readable in every language', async ({page}) => {
    await page.goto(API);
    const panels = page.getByRole('tabpanel', {includeHidden: true});
    const count = await panels.count();
    expect(count).toBeGreaterThan(2);
    for (let index = 0; index < count; index++) {
      await expect(panels.nth(index).locator('code').first()).toBeVisible();
    }
  });
});
