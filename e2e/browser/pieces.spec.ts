/** Only what is near is laid out at first, and nobody should notice. */
import type {Locator, Page} from '@playwright/test';
import {expect, hydrated, open, test} from '../support/test.ts';

const API = '/docs/api-developers/api';
const inPieces = (page: Page) => page.locator('html[data-layout="pieces"]');
const headings = (page: Page) => page.locator('.piece > :is(h2, h3)');
const tocLink = (page: Page, hash: string) =>
  page.locator(`.theme-doc-toc-desktop a[href="${hash}"]`);

/** Whether the browser has laid out what it is in. */
const isLaidOut = (element: Locator) =>
  element.evaluate((node) =>
    node.checkVisibility({contentVisibilityAuto: true}),
  );

/** What a reader sees: a heading, and where it stands. */
const seen = (page: Page) =>
  headings(page).evaluateAll((nodes) => {
    const top = (node: Element) => node.getBoundingClientRect().top;
    const first = nodes.find((node) => top(node) > 0)!;
    return {heading: first.id, top: Math.round(top(first))};
  });

/** The second that is laid out late. */
const boxes = {
  'a section': {route: API, box: '.piece', index: 1},
  'a section of the home page': {route: '/', box: '.home-section', index: 2},
  'a post in a list': {route: '/blog', box: '.blog-card', index: 3},
};

test.describe('what is below the first screen is laid out', () => {
  const firstSigns = {
    scrolls: (page: Page) => page.mouse.wheel(0, 40),
    'presses a key': (page: Page) => page.keyboard.press('Shift'),
    'follows a link': (page: Page) =>
      page.locator('.hash-link').first().click(),
  };
  for (const [does, act] of Object.entries(firstSigns)) {
    test(`when the visitor first ${does}`, async ({page}) => {
      await open(page, API);
      const last = headings(page).last();
      expect(await isLaidOut(last)).toBe(false);
      await act(page);
      await expect.poll(() => isLaidOut(last)).toBe(true);
    });
  }

  const others = {
    'in a list of posts': {route: '/blog', part: '.blog-card h2'},
    'on the home page': {route: '/', part: '.home-section h2'},
    'the footer': {route: API, part: '.footer__copyright'},
  };
  for (const [name, {route, part}] of Object.entries(others)) {
    test(`${name} too`, async ({page}) => {
      await open(page, route);
      const last = page.locator(part).last();
      expect(await isLaidOut(last)).toBe(false);
      await page.mouse.wheel(0, 40);
      await expect.poll(() => isLaidOut(last)).toBe(true);
    });
  }

  test('at once when the page is loaded anew', async ({page}) => {
    await open(page, API);
    await page.reload();
    await hydrated(page);
    expect(await isLaidOut(headings(page).last())).toBe(true);
  });
});

test.describe('a place is found where it is', () => {
  test('by a link', async ({page}) => {
    await open(page, API);
    const heading = headings(page).nth(-3);
    const hash = `#${await heading.getAttribute('id')}`;
    await tocLink(page, hash).click();
    await expect(heading).toBeInViewport();
    const place = await seen(page);
    await page.goto('about:blank');
    await open(page, API + hash);
    await expect(heading).toBeInViewport();
    expect(place).toEqual(await seen(page));
  });

  test('by the key for the end', async ({page}) => {
    await open(page, API);
    await page.keyboard.press('End');
    // Less than all of it: a page ends within a pixel, not at one.
    await expect(page.getByRole('contentinfo')).toBeInViewport({ratio: 0.99});
  });

  test('by the way back', async ({page}) => {
    await open(page, API);
    // Past what was never near, as a scroll bar is pulled.
    await page.evaluate(() => scrollTo(0, 20_000));
    await expect.poll(() => isLaidOut(headings(page).nth(-3))).toBe(true);
    const place = await seen(page);
    await page
      .locator('.theme-doc-sidebar-menu')
      .getByRole('link', {name: 'Example projects'})
      .click();
    await expect(page.locator('h1')).toHaveText(/^Example/);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(/API/);
    await expect.poll(() => seen(page)).toEqual(place);
  });
});

for (const [name, {route, box, index}] of Object.entries(boxes)) {
  for (const width of [390, 1280]) {
    test(`${name} takes the room that it takes anyhow, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 4000});
      await open(page, route);
      const near = page.locator(box).nth(index);
      const heading = near.locator(':is(h2, h3)').first();
      await expect.poll(() => isLaidOut(heading)).toBe(true);
      const height = () => near.evaluate((node) => node.clientHeight);
      const before = await height();
      await expect(inPieces(page)).toHaveCount(1);
      await page.keyboard.press('Shift');
      await expect(inPieces(page)).toHaveCount(0);
      expect(before).toBe(await height());
    });
  }
}
