import type {Locator, Page} from '@playwright/test';
import {docWith} from '../helpers/pages.ts';
import {expect, open, test} from '../helpers/test.ts';

const CODE = docWith(/theme-code-block/);
const TABS = docWith(/tabs-container[^]*theme-code-block/);
const PHONE = {width: 390, height: 820};

test.skip(!CODE, 'no document has code');

const wrapButton = (block: Locator) =>
  block.getByRole('button', {name: 'Toggle word wrap'});

const copyButton = (block: Locator) =>
  block.getByRole('button', {name: 'Copy code to clipboard'});

/** Not in a list, where every line wraps. */
const firstBlock = (page: Page) =>
  page
    .locator('.theme-code-block:not(li .theme-code-block)')
    .filter({visible: true})
    .first();

const overflows = (block: Locator) =>
  block
    .locator('pre')
    .evaluate(({scrollWidth, clientWidth}) => scrollWidth > clientWidth);

test.describe('long lines of code', () => {
  test.use({viewport: PHONE});

  test('can be wrapped and unwrapped with a button', async ({page}) => {
    await open(page, CODE);
    const block = firstBlock(page);
    await block.scrollIntoViewIfNeeded();
    expect(await overflows(block)).toBe(true);
    await wrapButton(block).click();
    expect(await overflows(block)).toBe(false);
    await wrapButton(block).click();
    expect(await overflows(block)).toBe(true);
  });

  test('have a button in a tab that was hidden', async ({page}) => {
    test.skip(!TABS, 'no document has code in tabs');
    await open(page, TABS);
    const group = page.locator('.tabs-container').first();
    for (const tab of await group.getByRole('tab').all()) {
      await tab.click();
      const block = group.locator('.theme-code-block').filter({visible: true});
      await expect(wrapButton(block)).toHaveCount(
        (await overflows(block)) ? 1 : 0,
      );
    }
  });

  test('have no button if none is needed', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 800});
    await open(page, CODE);
    const shown = page.locator('.theme-code-block').filter({visible: true});
    const blocks = (await shown.all()).slice(0, 10);
    expect(blocks.length).toBeGreaterThan(0);
    for (const block of blocks) {
      await block.scrollIntoViewIfNeeded();
      await expect(copyButton(block)).toHaveCount(1);
      await expect(wrapButton(block)).toHaveCount(
        (await overflows(block)) ? 1 : 0,
      );
    }
  });
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, isMobile: true, viewport: PHONE});

  test('the buttons of a block are visible', async ({page}) => {
    await open(page, CODE);
    const block = firstBlock(page);
    await expect(copyButton(block)).toHaveCSS('opacity', '1');
    await expect(wrapButton(block)).toHaveCSS('opacity', '1');
  });
});

test('the buttons of a block are the next tab stops', async ({page}) => {
  await open(page, CODE);
  const last = page.locator('.theme-code-block').filter({visible: true}).last();
  await expect(copyButton(last)).toHaveCount(1);
  await last.locator('pre').focus();
  await page.keyboard.press('Tab');
  await expect(last.getByRole('button').first()).toBeFocused();
});
