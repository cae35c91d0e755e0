/** Search while its script is loading, and when loading fails. */
import type {Page} from '@playwright/test';
import {START} from '../helpers/pages.ts';
import {SearchModal} from '../helpers/SearchModal.ts';
import {CHUNKS, hold} from '../helpers/requests.ts';
import {OTHER} from '../helpers/searchTerms.ts';
import {expect, open, test, withoutPrefetch} from '../helpers/test.ts';

async function withoutModal(page: Page) {
  await withoutPrefetch(page);
  // In a page that has loaded, a first route takes effect too late.
  await page.route(CHUNKS, (route) => route.fallback());
  await open(page, START);
  // Enabled by the first render after hydration, when shortcuts work too.
  await expect(
    page.getByRole('button', {name: /Switch between dark and light mode/}),
  ).toBeEnabled();
  return new SearchModal(page);
}

test.describe('search that is slow to load', () => {
  test('loses no key typed in the meantime', async ({page}) => {
    const modal = await withoutModal(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: 6});
    const release = await hold(page, CHUNKS);
    await page.keyboard.press('Control+k');
    await expect(modal.sheetInput).toBeFocused();
    await page.keyboard.type('tx');
    await page.keyboard.press('Backspace');
    const typing = page.keyboard.type('elegram groups', {delay: 30});
    release();
    await typing;
    await expect(modal.input).toHaveValue('telegram groups');
    await expect(modal.sheetInput).toBeHidden();
  });

  test('stays closed after Escape', async ({page}) => {
    const modal = await withoutModal(page);
    const release = await hold(page, CHUNKS);
    const asked = page.waitForRequest(CHUNKS);
    const loaded = page.waitForResponse(CHUNKS);
    await page.keyboard.press('Control+k');
    await asked;
    await page.keyboard.type('a');
    await page.keyboard.press('Escape');
    release();
    await loaded;
    await expect(modal.sheetInput).toBeHidden();
    await expect(modal.root).toBeHidden();
    await modal.open();
    await expect(modal.input).toHaveValue('');
  });
});

test.describe('search that cannot be loaded', () => {
  test.use({expectedProblems: /Failed to load resource|ERR_/});

  test('keeps the page, says so, and opens once it can be loaded', async ({
    page,
  }) => {
    const modal = await withoutModal(page);
    await page.context().setOffline(true);
    // Preloading logs no uncaught error.
    await modal.button.hover();
    for (const key of ['/', 'Control+k']) {
      await page.keyboard.press(key);
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('Unable to fetch results');
      await expect(dialog).toContainText(
        'You might want to check your network connection.',
      );
      await (key === '/'
        ? dialog.getByRole('button').click()
        : page.keyboard.press('Escape'));
      await expect(dialog).toBeHidden();
      await expect(modal.button).toBeFocused();
      await expect(page).toHaveURL(START);
    }
    await page.context().setOffline(false);
    await modal.open();
    await modal.search(OTHER);
  });
});

test('a key event without a key is ignored', async ({page}) => {
  await open(page, START);
  await page.evaluate(() =>
    window.dispatchEvent(new Event('keydown', {bubbles: true})),
  );
});
