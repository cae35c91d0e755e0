import type {Page} from '@playwright/test';
import {expectAccessible} from '../helpers/axe.ts';
import {expect, hydrated, open, test} from '../helpers/test.ts';
import {pageTypes} from '../helpers/routes.ts';

const PHONE = {width: 390, height: 800};
const MODES = ['light', 'dark'] as const;

/** Opens a page in one colour mode; every state is checked in both. */
async function openIn(mode: string, page: Page, route: string) {
  await page.goto(`${route}?docusaurus-theme=${mode}`);
  await hydrated(page);
}

// Text that is still fading in would have too little contrast.
test.use({contextOptions: {reducedMotion: 'reduce'}});

test.describe('a page that does not exist is free of axe violations', () => {
  test.use({expectedProblems: /status of 404/});

  test('/no/such/thing', async ({page}) => {
    for (const mode of MODES) {
      await openIn(mode, page, '/docs/telegam');
      await expectAccessible(page, mode);
    }
  });
});

test.describe('states are free of axe violations', () => {
  for (const mode of MODES) {
    test(`search modal with hits, ${mode}`, async ({page}) => {
      await openIn(mode, page, '/docs/commands');
      await page.getByRole('button', {name: 'Search'}).click();
      await expectAccessible(page, 'empty');
      await page.getByRole('searchbox').fill('widget');
      await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
      await expectAccessible(page, 'with hits');
    });

    test(`search page with hits, ${mode}`, async ({page}) => {
      await openIn(mode, page, '/search');
      await page.getByRole('searchbox').fill('widget');
      await expect(page.locator('main article')).not.toHaveCount(0);
      await expectAccessible(page, 'with hits');
    });

    test(`mobile menu, ${mode}`, async ({page}) => {
      await page.setViewportSize(PHONE);
      await openIn(mode, page, '/docs/commands');
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      const menu = page.locator('.navbar-sidebar');
      await expect(menu.getByRole('link', {name: 'Commands'})).toBeVisible();
      await expectAccessible(page, 'docs menu');
      await menu.getByRole('button', {name: /Back to main menu/}).click();
      await expect(menu.getByRole('link', {name: /^Discord/})).toBeVisible();
      await expectAccessible(page, 'main menu');
    });

    test(`version dropdown, ${mode}`, async ({page}) => {
      await openIn(mode, page, '/docs/commands');
      await page.getByRole('button', {name: 'Next'}).focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('.dropdown--show')).toBeVisible();
      await expectAccessible(page, 'open');
    });

    test(`table of contents on a phone, ${mode}`, async ({page}) => {
      await page.setViewportSize(PHONE);
      await openIn(mode, page, '/docs/commands');
      await page.getByRole('button', {name: 'On this page'}).click();
      await expectAccessible(page, 'open');
    });
  }
});

/** The focus indicator of the focused element, and whether it's in view. */
function focusState(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) {
      return null;
    }
    const hasRing = (node: Element) => {
      const {outlineStyle, outlineWidth} = getComputedStyle(node);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    };
    // A card's focus ring is around the card, not its link.
    const card = element.closest('li');
    const box = element.getBoundingClientRect();
    return {
      name: `${element.tagName} ${element.textContent?.slice(0, 30)}`,
      marked: hasRing(element) || (card !== null && hasRing(card)),
      inWindow: box.bottom > 0 && box.top < innerHeight && box.width > 0,
    };
  });
}

test.describe('keyboard', () => {
  for (const [name, route] of Object.entries(pageTypes)) {
    test(`every tab stop is visible: ${name}`, async ({page}) => {
      await open(page, route);
      const stops: string[] = [];
      for (let stop = 0; stop < 60; stop++) {
        await page.keyboard.press('Tab');
        const state = await focusState(page);
        if (!state) {
          break;
        }
        stops.push(state.name);
        expect(state, `stop ${stop}`).toMatchObject({
          marked: true,
          inWindow: true,
        });
      }
      expect(stops.length).toBeGreaterThan(5);
    });
  }

  test('a table that scrolls can be focused and scrolled', async ({page}) => {
    // Just above the width where rows are stacked, with larger text.
    await page.setViewportSize({width: 760, height: 800});
    await open(page, '/docs/custom-instructions/prompt-placeholders');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const tables = page.getByRole('group', {name: 'Table, scrolls sideways'});
    await expect(tables).not.toHaveCount(0);
    await tables.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => tables.first().evaluate((node) => node.scrollLeft))
      .toBeGreaterThan(0);
  });

  test("a tab's focus ring isn't cut off", async ({page}) => {
    await open(page, '/docs/api-developers/api');
    const tab = page.getByRole('tab').first();
    await tab.focus();
    await page.keyboard.press('ArrowRight');
    const cutOff = await page.locator('[role=tab]:focus').evaluate((node) => {
      const {outlineOffset, outlineWidth} = getComputedStyle(node);
      const ring = parseFloat(outlineOffset) + parseFloat(outlineWidth);
      const box = node.getBoundingClientRect();
      const list = node.parentElement!.getBoundingClientRect();
      return [
        list.top - (box.top - ring),
        box.bottom + ring - list.bottom,
        box.right + ring - list.right,
      ].filter((pixels) => pixels > 0);
    });
    expect(cutOff).toEqual([]);
  });

  test('closing search returns the focus', async ({page}) => {
    await open(page, '/docs/commands');
    await page.getByRole('button', {name: 'Search'}).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', {name: 'Search'})).toBeFocused();
  });
});

test.describe('small and zoomed windows', () => {
  for (const [name, route] of Object.entries(pageTypes)) {
    test(`${name} fits`, async ({page}) => {
      // 1280 px at 200 % zoom is 640 CSS pixels.
      for (const width of [320, 640]) {
        await page.setViewportSize({width, height: 600});
        await open(page, route);
        const overflow = await page.evaluate(
          () =>
            document.documentElement.scrollWidth -
            document.documentElement.clientWidth,
        );
        expect(overflow, `${width} px`).toBe(0);
      }
    });
  }
});

test.describe('reduced motion', () => {
  for (const [name, route] of Object.entries(pageTypes)) {
    test(`nothing is animated: ${name}`, async ({page}) => {
      await open(page, route);
      const running = await page.evaluate(() =>
        document
          .getAnimations()
          .map((animation) => (animation as CSSAnimation).animationName),
      );
      expect(running).toEqual([]);
    });
  }
});
