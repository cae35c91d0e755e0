/** What is tapped or typed while the page is visible but not yet hydrated. */
import type {Page} from '@playwright/test';
import {START} from '../helpers/pages.ts';
import {CHUNKS, hold} from '../helpers/requests.ts';
import {SearchModal} from '../helpers/SearchModal.ts';
import {at} from '../helpers/site.ts';
import {expect, hydrated, test, withoutPrefetch} from '../helpers/test.ts';

/** Shows the page without its scripts until the returned function is called. */
async function visibleOnly(page: Page) {
  await withoutPrefetch(page);
  const release = await hold(page, CHUNKS);
  await page.goto(START, {waitUntil: 'commit'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  return release;
}

for (const key of ['/', 'Control+k', 'click']) {
  test(`${key} opens search before hydration, and keeps the text`, async ({
    page,
  }) => {
    const modal = new SearchModal(page);
    const release = await visibleOnly(page);
    await (key === 'click' ? modal.button.click() : page.keyboard.press(key));
    await expect(modal.sheetInput).toBeFocused();
    await page.keyboard.type('abc');
    release();
    await expect(modal.input).toBeFocused();
    await expect(modal.input).toHaveValue('abc');
    await expect(modal.sheetInput).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(modal.button).toBeFocused();
  });
}

test('search without its scripts leads to /search', async ({page}) => {
  const modal = new SearchModal(page);
  await visibleOnly(page);
  await modal.button.click();
  await page.keyboard.type('a b');
  await page.keyboard.press('Enter');
  await page.waitForURL(at('/search?q=a+b'), {waitUntil: 'commit'});
});

test('Escape takes the search back', async ({page}) => {
  const modal = new SearchModal(page);
  const release = await visibleOnly(page);
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await expect(modal.sheetInput).toBeHidden();
  release();
  await hydrated(page);
  await expect(modal.root).toBeHidden();
});

test('other buttons are busy, then do their work once', async ({page}) => {
  await page.setViewportSize({width: 390, height: 820});
  const release = await visibleOnly(page);
  const menu = page.locator('.navbar__toggle');
  await menu.click();
  await menu.click();
  await expect(menu).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.locator('.navbar-sidebar--show')).toBeAttached();
  await expect(menu).not.toHaveAttribute('aria-busy');
});

test('the colour toggle, disabled until hydration, too', async ({page}) => {
  const release = await visibleOnly(page);
  const html = page.locator('html');
  const choice = (await html.getAttribute('data-theme-choice'))!;
  const box = (await page
    .locator('[class*="colorModeToggle"] button')
    .boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  release();
  await expect(html).not.toHaveAttribute('data-theme-choice', choice);
});
