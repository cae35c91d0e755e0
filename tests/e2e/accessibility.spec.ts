import type {Page} from '@playwright/test';
import {expectAccessible} from '../helpers/axe.ts';
import {docWith, pageTypes, START} from '../helpers/pages.ts';
import {COMMON} from '../helpers/searchTerms.ts';
import {at} from '../helpers/site.ts';
import {expect, hydrated, open, test} from '../helpers/test.ts';

const PHONE = {width: 390, height: 800};
const TABS = docWith(/role="tablist"/);
const TABLE = docWith(/<table/);

// Text that is still fading in would have too little contrast.
test.use({contextOptions: {reducedMotion: 'reduce'}});

test.describe('states are free of axe violations', () => {
  const MODES = ['light', 'dark'];

  async function openIn(mode: string, page: Page, route: string) {
    await page.goto(`${route}?docusaurus-theme=${mode}`);
    await hydrated(page);
  }

  for (const mode of MODES) {
    test(`search modal and search page with hits, ${mode}`, async ({page}) => {
      await openIn(mode, page, START);
      await page.getByRole('button', {name: 'Search'}).click();
      await expectAccessible(page, 'empty');
      await page.getByRole('searchbox').fill(COMMON);
      await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
      await expectAccessible(page, 'with hits');
      await openIn(mode, page, at('/search'));
      await page.getByRole('searchbox').fill(COMMON);
      await expect(page.locator('main article')).not.toHaveCount(0);
      await expectAccessible(page, 'search page');
    });

    test(`menus, ${mode}`, async ({page}) => {
      await openIn(mode, page, START);
      await page.getByRole('button', {name: 'Next', exact: true}).focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('.dropdown--show')).toBeVisible();
      await expectAccessible(page, 'version dropdown');
      await page.setViewportSize(PHONE);
      await openIn(mode, page, START);
      await page.getByRole('button', {name: 'On this page'}).click();
      await expectAccessible(page, 'table of contents on a phone');
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      const menu = page.locator('.navbar-sidebar');
      await expect(menu.locator('.theme-doc-sidebar-menu')).toBeVisible();
      await expectAccessible(page, 'docs menu');
      await menu.getByRole('button', {name: /Back to main menu/}).click();
      await expect(menu.locator('.navbar-sidebar__item').first()).toBeVisible();
      await expectAccessible(page, 'main menu');
    });
  }

  test.describe('not found', () => {
    test.use({expectedProblems: /status of 404/});

    test('a page that does not exist', async ({page}) => {
      for (const mode of MODES) {
        await openIn(mode, page, `${START}x`);
        await expectAccessible(page, mode);
      }
    });
  });
});

test.describe('keyboard', () => {
  /** The focus indicator of the focused element, and whether it's in view. */
  const focusState = (page: Page) =>
    page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) {
        return null;
      }
      const hasRing = (node: Element) => {
        const {outlineStyle, outlineWidth} = getComputedStyle(node);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      };
      // A card's focus ring is around the card, not its link.
      const card = element.closest('li, article');
      const box = element.getBoundingClientRect();
      return {
        marked: hasRing(element) || (card !== null && hasRing(card)),
        inWindow: box.bottom > 0 && box.top < innerHeight && box.width > 0,
      };
    });

  for (const [name, route] of Object.entries(pageTypes)) {
    test(`every tab stop is visible, nothing is animated: ${name}`, async ({
      page,
    }) => {
      await open(page, route);
      const running = await page.evaluate(() =>
        document
          .getAnimations()
          .map((animation) => (animation as CSSAnimation).animationName),
      );
      expect(running).toEqual([]);
      for (let stop = 0; stop < 40; stop++) {
        await page.keyboard.press('Tab');
        const state = await focusState(page);
        if (!state) {
          break;
        }
        expect(state, `stop ${stop}`).toEqual({marked: true, inWindow: true});
      }
    });
  }

  test('a table that scrolls can be focused and scrolled', async ({page}) => {
    test.skip(!TABLE, 'no document has a table');
    // Just above the width where rows are stacked, with larger text.
    await page.setViewportSize({width: 760, height: 800});
    await open(page, TABLE);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '300%';
    });
    const tables = page.getByRole('group', {name: 'Table, scrolls sideways'});
    await expect(tables).not.toHaveCount(0);
    await tables.first().focus();
    // While the page is laid out anew, the browser drops a key.
    await expect
      .poll(async () => {
        await page.keyboard.press('ArrowRight');
        return tables.first().evaluate((node) => node.scrollLeft);
      })
      .toBeGreaterThan(0);
  });

  test('the selected tab is marked in forced colours', async ({page}) => {
    test.skip(!TABS, 'no document has tabs');
    await page.emulateMedia({forcedColors: 'active'});
    await open(page, TABS);
    const line = (selected: boolean) =>
      page
        .getByRole('tab', {selected})
        .first()
        .evaluate((tab) => getComputedStyle(tab).borderBottomColor);
    expect(await line(true)).not.toBe(await line(false));
  });
});
