import {docWith} from '../helpers/pages.ts';
import {expect, open, test} from '../helpers/test.ts';

const TABS = docWith(/data-tab="/);

test('a link opens its tab, and the choice is remembered', async ({page}) => {
  test.skip(!TABS, 'no document has tabs that belong together');
  await open(page, TABS);
  const tab = page.locator('[data-tab]').nth(1);
  const query = (await tab.getAttribute('data-tab'))!;
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  await open(page, `${TABS}?${query}`);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  // What is chosen can be shared.
  const first = page.locator('[data-tab]').first();
  await first.click();
  await expect(page).toHaveURL(
    new RegExp(`\\?${(await first.getAttribute('data-tab'))!}`),
  );
  await tab.click();
  await open(page, TABS);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});
