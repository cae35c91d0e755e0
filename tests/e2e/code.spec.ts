import type {Locator} from '@playwright/test';
import {docWith} from '../helpers/pages.ts';
import {expect, open, test} from '../helpers/test.ts';

const CODE = docWith(/theme-code-block/);
const TABS = docWith(/tabs-container[^]*theme-code-block/);
const PHONE = {width: 390, height: 820};

test.skip(!CODE, 'no document has code');

const wrapButton = (block: Locator) =>
  block.getByRole('button', {name: 'Toggle word wrap'});

const overflows = (block: Locator) =>
  block
    .locator('pre')
    .evaluate(({scrollWidth, clientWidth}) => scrollWidth > clientWidth);

test('long lines can be wrapped and unwrapped', async ({page}) => {
  await page.setViewportSize(PHONE);
  await open(page, CODE);
  const block = page
    .locator('.theme-code-block:not(li .theme-code-block)')
    .filter({visible: true})
    .first();
  await block.scrollIntoViewIfNeeded();
  for (const wrapped of [false, true, false]) {
    expect(await overflows(block)).toBe(!wrapped);
    await wrapButton(block).click();
  }
});

test('code has a wrap button if it needs one, also in a hidden tab', async ({
  page,
}) => {
  test.skip(!TABS, 'no document has code in tabs');
  for (const width of [PHONE.width, 1280]) {
    await page.setViewportSize({width, height: 820});
    await open(page, TABS);
    const group = page.locator('.tabs-container').first();
    for (const tab of await group.getByRole('tab').all()) {
      await tab.click();
      const block = group.locator('.theme-code-block').filter({visible: true});
      await expect(wrapButton(block)).toHaveCount(
        (await overflows(block)) ? 1 : 0,
      );
    }
  }
});

test('the buttons of a block are the next tab stops', async ({page}) => {
  await open(page, CODE);
  const last = page.locator('.theme-code-block').filter({visible: true}).last();
  await last.locator('pre').focus();
  await page.keyboard.press('Tab');
  await expect(last.getByRole('button').first()).toBeFocused();
});
