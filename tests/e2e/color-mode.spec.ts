import type {Page} from '@playwright/test';
import {START} from '../helpers/pages.ts';
import {at} from '../helpers/site.ts';
import {expect, open, test} from '../helpers/test.ts';

const html = (page: Page) => page.locator('html');
const toggle = (page: Page) =>
  page.getByRole('button', {name: /switch between dark and light mode/i});
const stored = (page: Page) =>
  page.evaluate(() => localStorage.getItem('theme'));

test.describe('color mode', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`first visit is dark when the system prefers ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({colorScheme});
      await open(page, at('/'));
      await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    });
  }

  test.describe('with storage blocked', () => {
    // The theme warns once.
    test.use({expectedProblems: /browser storage is not available/});

    test.beforeEach(async ({page}) => {
      await page.emulateMedia({colorScheme: 'light'});
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      });
    });

    test('first visit is dark too', async ({page}) => {
      await open(page, at('/'));
      await expect(html(page)).toHaveAttribute('data-theme', 'dark');
      await expect(html(page)).toHaveAttribute('data-theme-choice', 'dark');
    });

    test("'system' follows the system once chosen", async ({page}) => {
      await open(page, at('/'));
      await toggle(page).click();
      await toggle(page).click();
      await expect(html(page)).toHaveAttribute('data-theme', 'light');
      await page.emulateMedia({colorScheme: 'dark'});
      await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    });
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the first click changes the page when the system prefers ${colorScheme}, as its label says`, async ({
      page,
    }) => {
      await page.emulateMedia({colorScheme});
      await open(page, '/');
      await expect(toggle(page)).toHaveAccessibleName(/next: light/);
      await toggle(page).click();
      await expect(html(page)).toHaveAttribute('data-theme', 'light');
    });
  }

  test('cycles through light, dark and system', async ({page}) => {
    await open(page, at('/'));
    const seen: (string | null)[] = [];
    for (let click = 0; click < 4; click++) {
      seen.push(await html(page).getAttribute('data-theme-choice'));
      await toggle(page).click();
    }
    expect(seen).toEqual(['dark', 'light', 'system', 'dark']);
  });

  test('remembers light and dark under the key theme', async ({page}) => {
    await open(page, at('/'));
    await toggle(page).click();
    expect(await stored(page)).toBe('light');
    await open(page, START);
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    const bar = page.locator('meta[name="theme-color"]');
    await expect(bar).toHaveAttribute(
      'content',
      await html(page).evaluate(
        (node) => getComputedStyle(node).backgroundColor,
      ),
    );
    await toggle(page).click();
    await toggle(page).click();
    expect(await stored(page)).toBe('dark');
  });

  test("'system' survives a reload and follows the system live", async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme: 'light'});
    await open(page, at('/'));
    await toggle(page).click();
    await toggle(page).click();
    await expect(html(page)).toHaveAttribute('data-theme-choice', 'system');
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await open(page, at('/'));
    await expect(html(page)).toHaveAttribute('data-theme-choice', 'system');
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({colorScheme: 'light'});
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
  });
});
