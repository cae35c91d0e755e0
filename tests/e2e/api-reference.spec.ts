/** The API reference: two columns on wide screens, one on others. */
import type {Page} from '@playwright/test';
import {docWith} from '../helpers/pages.ts';
import {expect, open, test} from '../helpers/test.ts';

const API = docWith(/class="call"/);

test.skip(!API, 'no document has API calls');

const boxes = (page: Page) =>
  page.locator('.call').evaluateAll((calls) =>
    calls.map((call) => {
      const [text, code] = [...call.children].map((part) =>
        part.getBoundingClientRect(),
      );
      return {
        beside: code!.left >= text!.right,
        below: code!.top >= text!.bottom,
      };
    }),
  );

for (const [width, place] of [
  [1440, 'beside'],
  [1280, 'below'],
  [390, 'below'],
] as const) {
  test(`samples are ${place} the text at ${width} px, replies below requests`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await open(page, API);
    const places = await boxes(page);
    expect(places.length).toBeGreaterThan(0);
    expect(places.filter((call) => !call[place])).toEqual([]);
    for (const reply of await page
      .locator('.call-code > * + .theme-code-block pre')
      .all()) {
      const {height} = (await reply.boundingBox())!;
      expect(height).toBeLessThanOrEqual(241);
    }
  });
}

test('the path of a call can be copied', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, API);
  const call = page.locator('.call').first();
  const [, path] = (await call.locator('.endpoint').first().innerText()).split(
    /\s+/,
  );
  await call.getByRole('button', {name: 'Copy path'}).click();
  await expect(call.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(path);
});

test('contents show only the calls of the group that is read', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  const id = /class="call">.*?id="([\w-]+)"/s;
  await open(page, API);
  const [, anchor] = id.exec(await page.content())!;
  await open(page, `${API}#${anchor}`);
  const contents = page.locator('.theme-doc-toc-desktop');
  const link = contents.locator(`a[href$="#${anchor}"]`);
  await expect(link).toBeVisible();
  const groups = contents.locator('li li:visible');
  const siblings = contents.locator(
    `ul:has(> li > a[href$="#${anchor}"]) > li`,
  );
  expect(await groups.count()).toBe(await siblings.count());
});
