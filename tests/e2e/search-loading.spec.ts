/** Search while its script is loading, and when loading fails. */
import type {Page} from '@playwright/test';
import {START} from '../helpers/pages.ts';
import {SearchModal} from '../helpers/SearchModal.ts';
import {CHUNKS, hold} from '../helpers/requests.ts';
import {OTHER} from '../helpers/searchTerms.ts';
import {expect, open, test, withoutPrefetch} from '../helpers/test.ts';

async function withoutModal(page: Page) {
  await withoutPrefetch(page);
  await open(page, START);
  // Enabled by the first render after hydration, when shortcuts work too.
  await expect(
    page.getByRole('button', {name: /Switch between dark and light mode/}),
  ).toBeEnabled();
  return new SearchModal(page);
}

test.describe('search that is slow to load', () => {
  test('shows that it is busy', async ({page}) => {
    const modal = await withoutModal(page);
    const release = await hold(page, CHUNKS);
    await modal.button.click();
    await expect(modal.button).toHaveAttribute('aria-busy', 'true');
    await expect(modal.button).toHaveCSS('opacity', '0.5');
    release();
    await expect(modal.input).toBeFocused();
    await expect(modal.button).toHaveCSS('opacity', '1');
  });

  test('keeps text typed in the meantime', async ({page}) => {
    const modal = await withoutModal(page);
    const release = await hold(page, CHUNKS);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('tele grx');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('am');
    release();
    await expect(modal.input).toHaveValue('tele gram');
    await expect(modal.input).toBeFocused();
    await page.keyboard.type('!');
    await expect(modal.input).toHaveValue('tele gram!');
  });

  test('loses no key while it opens', async ({page}) => {
    const modal = await withoutModal(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: 6});
    const release = await hold(page, CHUNKS);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('te');
    const typing = page.keyboard.type('legram groups', {delay: 30});
    release();
    await typing;
    await expect(modal.input).toHaveValue('telegram groups');
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
    await expect(modal.button).toHaveAttribute('aria-busy', 'false');
    await expect(modal.root).toBeHidden();
    await modal.open();
    await expect(modal.input).toHaveValue('');
  });

  test('a click before hydration opens /search', async ({page}) => {
    const release = await hold(page, CHUNKS);
    await page.goto(START, {waitUntil: 'commit'});
    await new SearchModal(page).button.click();
    await page.waitForURL(/\/search\b/, {waitUntil: 'commit'});
    release();
    await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
  });
});

test.describe('search that cannot be loaded', () => {
  test.use({expectedProblems: /Failed to load resource|ERR_/});

  test('opens /search with the typed text', async ({page}) => {
    const modal = await withoutModal(page);
    const typed = Promise.withResolvers<null>();
    let failed = 0;
    await page.route('**/assets/{js,css}/*', async (route) => {
      // The modal's files come first; those of /search are let through.
      failed += 1;
      if (failed > 1) {
        return route.continue();
      }
      await typed.promise;
      return route.abort();
    });
    await page.keyboard.press('Control+k');
    await page.keyboard.type(OTHER);
    typed.resolve(null);
    await expect(page).toHaveURL(`/search?q=${OTHER}`);
    await expect(page.locator('main article').first()).toBeVisible();
    await expect(modal.root).toBeHidden();
  });

  test('hovering over the button logs no error', async ({page}) => {
    const modal = await withoutModal(page);
    await page.route('**/assets/js/*', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await modal.button.hover();
    await failed;
    await page.evaluate(() => new Promise(requestAnimationFrame));
  });
});

test('a key event without a key is ignored', async ({page}) => {
  await open(page, START);
  await page.evaluate(() =>
    window.dispatchEvent(new Event('keydown', {bubbles: true})),
  );
});
