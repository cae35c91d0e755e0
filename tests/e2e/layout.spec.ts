import type {Page} from '@playwright/test';
import settings from '../../site.settings.ts';
import {sectionsOf} from '../../plugins/site-model/search-index/sections.ts';
import {docWith, NEXT, START} from '../helpers/pages.ts';
import {at, modelOf} from '../helpers/site.ts';
import {expect, open, test} from '../helpers/test.ts';

const DESKTOP = {width: 1280, height: 800};
const PHONE = {width: 390, height: 800};
/** The mobile breakpoint: 996 is mobile, 997 is not. */
const BREAKPOINT = 996;
const LONGEST = docWith(/./);
const TABLE = docWith(/<table/);

test.describe('top bar', () => {
  test('has a search button, a color-mode toggle and a version dropdown', async ({
    page,
  }) => {
    await open(page, START);
    const bar = page.getByRole('navigation', {name: 'Main'});
    await expect(bar.getByRole('button', {name: 'Search'})).toBeVisible();
    await expect(
      bar.getByRole('button', {name: /dark and light mode/}),
    ).toBeVisible();
    await bar.getByRole('button', {name: 'Next', exact: true}).hover();
    const entry = bar.getByRole('list').getByRole('link', {name: 'Next'});
    await expect(entry).toBeVisible();
    await page.mouse.move(0, 400);
    await bar.getByRole('button', {name: 'Next', exact: true}).press('Enter');
    await expect(entry).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(entry).toBeHidden();
  });

  test('collapses into a mobile menu at the breakpoint', async ({page}) => {
    const menuButton = page.getByRole('button', {
      name: 'Toggle navigation bar',
    });
    const link = page.locator('.navbar__items .navbar__item').first();
    await page.setViewportSize({width: BREAKPOINT + 1, height: 800});
    await open(page, at('/'));
    await expect(menuButton).toBeHidden();
    await expect(link).toBeVisible();
    await page.setViewportSize({width: BREAKPOINT, height: 800});
    await expect(menuButton).toBeVisible();
    await expect(link).toBeHidden();
  });

  test('hides on scroll down and returns on scroll up', async ({page}) => {
    await page.setViewportSize(DESKTOP);
    await open(page, LONGEST);
    const bar = page.locator('nav.navbar');
    await page.mouse.move(600, 400);
    // Several steps, like turns of the wheel.
    for (const position of [400, 800, 1200]) {
      await page.mouse.wheel(0, 400);
      await page.waitForFunction((top) => scrollY >= top, position);
    }
    await expect(bar).not.toBeInViewport();
    await page.mouse.wheel(0, -300);
    await expect(bar).toBeInViewport();
  });

  test('stays after a link to a section, until the visitor scrolls', async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    const {anchor} = sectionsOf(modelOf(LONGEST)).findLast(
      (each) => each.anchor,
    )!;
    await open(page, `${LONGEST}#${anchor}`);
    const bar = page.locator('nav.navbar');
    await expect(page.locator('html')).toHaveAttribute('data-arrived');
    await expect(bar).toBeInViewport({ratio: 1});
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 50);
    await expect(page.locator('html')).not.toHaveAttribute('data-arrived');
  });

  test('back to top covers no text', async ({page}) => {
    for (const width of [PHONE.width, 820, BREAKPOINT + 1, DESKTOP.width]) {
      await page.setViewportSize({width, height: 800});
      await open(page, LONGEST);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const button = page.getByRole('button', {name: 'Scroll back to top'});
      await expect(async () => {
        await page.evaluate(() => window.scrollBy(0, -400));
        await expect(button).toBeInViewport({ratio: 1, timeout: 500});
      }).toPass();
      const covered = await button.evaluate((element) => {
        const box = element.getBoundingClientRect();
        const over = ({left, right, top, bottom}: DOMRect) =>
          left < box.right &&
          right > box.left &&
          top < box.bottom &&
          bottom > box.top;
        const bar = document.querySelector('.navbar')!.getBoundingClientRect();
        return [
          ...document.querySelectorAll(
            '.navbar__title, main :is(p, li, td, pre, a, h2, h3)',
          ),
        ]
          .filter((part) => part.checkVisibility())
          .filter((part) => {
            const clip = part.closest('.thin-scrollbar');
            const shown = part.getBoundingClientRect();
            // Scrolled below the bar, where it can't be seen.
            if (part.closest('main') && shown.top < bar.bottom) {
              shown.height = Math.max(0, shown.bottom - bar.bottom);
              shown.y = bar.bottom;
            }
            return over(shown) && (!clip || over(clip.getBoundingClientRect()));
          })
          .map((part) => part.textContent);
      });
      expect(covered, `${width} px`).toEqual([]);
    }
  });

  test('the longest name ends before the search button', async ({page}) => {
    for (const width of [320, PHONE.width, BREAKPOINT + 1]) {
      await page.setViewportSize({width, height: 800});
      await open(page, at('/'));
      const title = page.locator('.navbar__inner .navbar__title');
      await title.evaluate((node) => {
        node.textContent = 'W'.repeat(15) + 'i'.repeat(15);
      });
      const name = (await title.boundingBox())!;
      const search = page
        .getByRole('navigation', {name: 'Main'})
        .getByRole('button', {name: 'Search'});
      const {x} = (await search.boundingBox())!;
      expect(name.x + name.width, `${width} px`).toBeLessThanOrEqual(x);
    }
  });
});

test.describe('mobile menu', () => {
  test.use({viewport: PHONE});

  const button = (page: Page) =>
    page.getByRole('button', {name: 'Toggle navigation bar'});

  test('takes the focus, makes the page inert, and closes in four ways', async ({
    page,
  }) => {
    await open(page, START);
    const inert = page.locator('.main-wrapper[inert], .footer[inert]');
    const close = page.getByRole('button', {name: 'Close navigation bar'});
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => close.click(),
      () =>
        page.locator('.navbar-sidebar__backdrop').click({
          position: {x: PHONE.width - 10, y: 300},
        }),
      () => page.locator(`.navbar-sidebar a[href="${NEXT}"]`).click(),
    ]) {
      await button(page).press('Enter');
      await expect(close).toBeFocused();
      await expect(inert).toHaveCount(2);
      await leave();
      await expect(inert).toHaveCount(0);
      await expect(page.locator('.navbar-sidebar')).not.toBeInViewport();
    }
    await button(page).press('Enter');
    await page.keyboard.press('Escape');
    await expect(button(page)).toBeFocused();
  });

  test('closes when the screen grows wider than the breakpoint', async ({
    page,
  }) => {
    await open(page, at('/'));
    await button(page).click();
    await expect(page.locator('.navbar-sidebar--show')).toBeAttached();
    await page.setViewportSize({width: BREAKPOINT + 1, height: 800});
    await expect(page.locator('.navbar-sidebar--show')).not.toBeAttached();
    await expect(page.locator('[inert]')).toHaveCount(0);
    // Not just hidden: it stays closed when the screen narrows.
    await page.setViewportSize(PHONE);
    await expect(page.locator('.navbar-sidebar--show')).not.toBeAttached();
  });
});

test.describe('document page', () => {
  test('a table on a phone names its columns', async ({page}) => {
    test.skip(!TABLE, 'no document has a table');
    await page.setViewportSize(PHONE);
    await open(page, TABLE);
    const unnamed = await page.locator('main table').evaluateAll(
      (tables) =>
        tables.filter((table) => {
          const header = table.querySelector('thead');
          const cells = [...table.querySelectorAll('tbody td')];
          return (
            header?.checkVisibility() === false &&
            cells.every((cell) => !cell.hasAttribute('data-label'))
          );
        }).length,
    );
    expect(unnamed).toBe(0);
  });

  test('table of contents shows heading levels 2 to 3', async ({page}) => {
    await open(page, LONGEST);
    const listed = await page
      .locator('.theme-doc-toc-desktop a')
      .evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLAnchorElement).href).hash),
      );
    const headings = await page
      .locator('.theme-doc-markdown :is(h2, h3)')
      .evaluateAll((nodes) => nodes.map((node) => `#${node.id}`));
    expect(listed).toEqual(headings);
  });

  test('a long table of contents keeps the active entry in view', async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    const last = sectionsOf(modelOf(LONGEST)).findLast(
      ({anchor}) => anchor,
    )!.anchor!;
    await open(page, `${LONGEST}#${last}`);
    const active = page.locator('.table-of-contents__link--active');
    await expect(active).toHaveCount(1);
    await expect(active).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect(active).toBeInViewport();
  });

  test('"On this page" has aria-expanded', async ({page}) => {
    await page.setViewportSize(PHONE);
    await open(page, LONGEST);
    const button = page.getByRole('button', {name: 'On this page'});
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  test('"On this page" is at hand anywhere, and leads to a heading in sight', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await open(page, LONGEST);
    await page.evaluate(() => window.scrollTo(0, 3000));
    const button = page.getByRole('button', {name: 'On this page'});
    await expect(button).toBeInViewport();
    await button.click();
    const link = page.locator('.theme-doc-toc-mobile li a').last();
    await expect(link).toBeVisible();
    expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    const hash = new URL((await link.getAttribute('href'))!, page.url()).hash;
    await link.click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    const heading = page.locator(`[id="${hash.slice(1)}"]`);
    await expect(async () => {
      const {y, height} = (await button.boundingBox())!;
      const top = (await heading.boundingBox())!.y;
      expect(top).toBeGreaterThanOrEqual(y + height);
      expect(top).toBeLessThan(PHONE.height);
    }).toPass();
  });

  test('back to top jumps under reduced motion', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.setViewportSize(DESKTOP);
    await open(page, LONGEST);
    await page.evaluate(() => window.scrollTo(0, 5000));
    const button = page.getByRole('button', {name: 'Scroll back to top'});
    // Shown after a scroll upwards.
    await expect(async () => {
      await page.evaluate(() => window.scrollBy(0, -100));
      await expect(button).toBeInViewport({timeout: 500});
    }).toPass();
    const place = await button.evaluate((element: HTMLElement) => {
      element.click();
      return window.scrollY;
    });
    expect(place).toBe(0);
  });

  test('updates its social card after client-side navigation', async ({
    page,
  }) => {
    await open(page, START);
    await page.locator('.theme-doc-breadcrumbs a').first().click();
    await expect(page).toHaveURL(at('/'));
    for (const image of ['[property="og:image"]', '[name="twitter:image"]']) {
      await expect(page.locator(`meta${image}`)).toHaveAttribute(
        'content',
        `${settings.urls.site}/img/cards/home.png`,
      );
    }
  });
});

test('the preferred version is remembered', async ({page}) => {
  await open(page, START);
  const bar = page.getByRole('navigation', {name: 'Main'});
  await bar.getByRole('button', {name: 'Next', exact: true}).hover();
  await bar.getByRole('list').getByRole('link', {name: 'Next'}).click();
  const read = () =>
    page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));
  expect(await read()).toBe('current');
  await open(page, at('/'));
  expect(await read()).toBe('current');
});
