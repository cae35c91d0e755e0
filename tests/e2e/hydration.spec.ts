import type {Page} from '@playwright/test';
import {expect, tablesMeasured, open, test} from '../helpers/test.ts';

declare global {
  interface Window {
    /** Set by a test: the transitions that started. */
    moved?: string[];
  }
}

test('a tool shows the example that the build has rendered', async ({page}) => {
  await page.addInitScript(() => {
    const {subtle} = crypto;
    subtle.importKey = () => {
      throw new Error('a key was generated');
    };
  });
  await open(page, '/docs/api-developers/api');
  await tablesMeasured(page);
  await expect(page.getByText('Valid: the signature matches.')).toBeVisible();
});

test('nothing moves while a page hydrates on a phone', async ({page}) => {
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
  // The transition event fires in the frame after the transition started.
  await page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(done)),
      ),
  );
  expect(await page.evaluate(() => window.moved)).toEqual([]);
});

test.describe('tabs during hydration', () => {
  const API = '/docs/api-developers/api';
  /** Tabs by language; the webhook events have tabs too. */
  const tabs = (page: Page) =>
    page
      .locator('.tabs-container')
      .filter({has: page.getByRole('tab', {name: 'Python'})});

  /** The toggle is enabled by the render after hydration. */
  const settled = (page: Page) =>
    expect(
      page.getByRole('button', {name: /Switch between dark and light mode/}),
    ).toBeEnabled();

  test('show the language chosen earlier', async ({page}) => {
    await page.addInitScript(() =>
      localStorage.setItem('docusaurus.tab.language', 'python'),
    );
    await open(page, API);
    await settled(page);
    const count = await tabs(page).count();
    expect(count).toBeGreaterThan(10);
    await expect(
      tabs(page).getByRole('tab', {name: 'Python', selected: true}),
    ).toHaveCount(count);
    await expect(
      tabs(page).locator(
        '[role=tabpanel]:not([hidden]) .theme-code-block.language-python',
      ),
    ).toHaveCount(count);
  });
});
