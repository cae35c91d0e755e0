import type {Page} from '@playwright/test';
import {CHUNKS, hold} from '../support/requests.ts';
import {expect, tablesMeasured, open, test} from '../support/test.ts';

declare global {
  interface Window {
    /** For a test: in which of React's turns each of its signs was drawn. */
    drawn?: {menu?: number; buttons?: number};
    /** For a test: what began to move. */
    moved?: string[];
  }
}

/**
 * What upstream sets at once (window size, colour mode) and what waits for the
 * browser come in one transition: in turns of their own, each is a task.
 */
test('what a page learns as it wakes up is drawn together', async ({page}) => {
  await page.setViewportSize({width: 390, height: 820});
  await page.addInitScript(() => {
    const drawn: NonNullable<Window['drawn']> = (window.drawn = {});
    let turn = 0;
    new MutationObserver(() => {
      turn += 1;
      if (document.querySelector('.navbar-sidebar')) {
        drawn.menu ??= turn;
      }
      if (document.querySelector('[class*=toggleButton]:enabled')) {
        drawn.buttons ??= turn;
      }
    }).observe(document, {childList: true, subtree: true, attributes: true});
  });
  await open(page, '/docs/commands');
  await page.waitForFunction(() => window.drawn?.menu && window.drawn.buttons);
  const {menu, buttons} = (await page.evaluate(() => window.drawn))!;
  expect(menu).toBe(buttons);
});

test('the longest page has few parts to wake up', async ({page}) => {
  await open(page, '/docs/api-developers/api');
  const parts = page.locator('article *').evaluateAll(
    (elements) =>
      elements.filter((element) =>
        // React's own mark on what it looks after.
        Object.keys(element).some((key) => key.startsWith('__reactFiber')),
      ).length,
  );
  // Of three thousand; the rest never changes, and is strings of HTML.
  expect(await parts).toBeLessThan(1_080);
});

test('an example is not worked out that the build has drawn', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const {subtle} = crypto;
    subtle.importKey = () => {
      throw new Error('a key was made');
    };
  });
  await open(page, '/docs/api-developers/api');
  await tablesMeasured(page);
  await expect(page.getByText('Valid: the signature fits.')).toBeVisible();
});

test('nothing moves as a page wakes up on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 820});
  await page.addInitScript(() => {
    const moved: string[] = (window.moved = []);
    addEventListener('transitionrun', ({target, propertyName}) =>
      moved.push(`${propertyName} of ${(target as Element).className}`),
    );
  });
  await open(page, '/docs/commands');
  await expect(
    page.locator('.navbar-sidebar__items--show-secondary'),
  ).toBeAttached();
  // A transition is announced with the frame after the one that began it.
  await page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(done)),
      ),
  );
  expect(await page.evaluate(() => window.moved)).toEqual([]);
});

test.describe('tabs of a page that wakes up', () => {
  const API = '/docs/api-developers/api';
  const tabs = (page: Page) => page.locator('.tabs-container');

  /** Its buttons work once all that waits for the browser has been drawn. */
  const awake = (page: Page) =>
    expect(
      page.getByRole('button', {name: /Switch between dark and light mode/}),
    ).toBeEnabled();

  test('are those that it came with', async ({page}) => {
    const release = await hold(page, CHUNKS);
    await page.goto(API, {waitUntil: 'commit'});
    await expect(page.getByRole('contentinfo')).toBeAttached();
    const count = await tabs(page).evaluateAll((groups) => {
      groups.forEach((node) => node.setAttribute('data-as-it-came', ''));
      return groups.length;
    });
    expect(count).toBeGreaterThan(20);
    release();
    await awake(page);
    await expect(page.locator('[data-as-it-came]')).toHaveCount(count);
  });

  test('show the language that was chosen before', async ({page}) => {
    await page.addInitScript(() =>
      localStorage.setItem('docusaurus.tab.language', 'python'),
    );
    await open(page, API);
    await awake(page);
    const count = await tabs(page).count();
    await expect(
      tabs(page).getByRole('tab', {name: 'Python', selected: true}),
    ).toHaveCount(count);
    await expect(
      tabs(page).locator('[role=tabpanel]:not([hidden]) pre.language-python'),
    ).toHaveCount(count);
  });
});
