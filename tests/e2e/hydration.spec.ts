import {docWith, START} from '../helpers/pages.ts';
import {expect, open, test} from '../helpers/test.ts';

declare global {
  interface Window {
    /** Set by a test: the transitions that started. */
    moved?: string[];
  }
}

test('nothing moves while a page hydrates on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 820});
  await page.addInitScript(() => {
    const moved: string[] = (window.moved = []);
    addEventListener('transitionrun', ({target, propertyName}) =>
      moved.push(`${propertyName} of ${(target as Element).className}`),
    );
  });
  await open(page, START);
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

test('tabs show the choice of an earlier visit', async ({page}) => {
  const TABS = docWith(/tabs-container[^]*tabs-container/);
  test.skip(!TABS, 'no document has groups of tabs');
  await open(page, TABS);
  const group = page.locator('.tabs-container').first();
  const last = group.getByRole('tab').last();
  const name = (await last.textContent())!;
  await last.click();
  await open(page, TABS);
  await expect(group.getByRole('tab', {name, exact: true})).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(group.getByRole('tabpanel')).toBeVisible();
});
