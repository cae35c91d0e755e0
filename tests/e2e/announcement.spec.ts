import type {Page} from '@playwright/test';
import settings from '../../site.settings.ts';
import {START} from '../helpers/pages.ts';
import {at} from '../helpers/site.ts';
import {expect, open, test} from '../helpers/test.ts';

const {announcement} = settings;
const bar = (page: Page) => page.locator('.theme-announcement-bar');
const storage = (page: Page) =>
  page.evaluate(() => ({
    id: localStorage.getItem('docusaurus.announcement.id'),
    dismiss: localStorage.getItem('docusaurus.announcement.dismiss'),
  }));

test.describe('announcement bar', () => {
  test.skip(!announcement, 'the settings have no announcement');

  test('is shown, and its dismissal is remembered', async ({page}) => {
    await open(page, at('/'));
    await expect(bar(page)).toBeVisible();
    await bar(page).getByRole('button', {name: 'Close'}).click();
    await expect(bar(page)).toBeHidden();
    expect(await storage(page)).toEqual({
      id: announcement!.id,
      dismiss: 'true',
    });
    await open(page, START);
    await expect(bar(page)).toBeHidden();
  });

  test('returns when the announcement changes', async ({page}) => {
    // A visitor who dismissed the previous announcement.
    await page.addInitScript(() => {
      localStorage.setItem('docusaurus.announcement.id', 'an-older-one');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    });
    await open(page, at('/'));
    await expect(bar(page)).toBeVisible();
    expect(await storage(page)).toEqual({
      id: announcement!.id,
      dismiss: 'false',
    });
  });
});
