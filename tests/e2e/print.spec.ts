/** Print: readable in both modes; all-pages has the edge. */
import type {Page} from '@playwright/test';
import {wcagContrast as contrast} from 'culori';
import {docWith} from '../helpers/pages.ts';
import {at} from '../helpers/site.ts';
import {expect, test} from '../helpers/test.ts';

/** A4 without the browser's margins, in CSS pixels. */
const PAPER = {width: 718, height: 1047};
const CODE = docWith(/theme-code-block/);
const DIAGRAM = docWith(/data-part="node"/);
const FORM = docWith(/<input[^>]*type="(?:text|checkbox)"/);
const TABS = docWith(/role="tablist"/);

async function print(page: Page, route: string, mode: string) {
  await page.setViewportSize(PAPER);
  await page.goto(`${route}?docusaurus-theme=${mode}`);
  await page.emulateMedia({media: 'print'});
}

for (const mode of ['dark', 'light']) {
  test.describe(`printed from ${mode} mode`, () => {
    test('form controls and page are light', async ({page}) => {
      await print(page, FORM || at('/'), mode);
      const html = page.locator('html');
      await expect(html).toHaveCSS('color-scheme', 'light');
      await expect(html).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    });

    test('nodes of a diagram are lighter than their text', async ({page}) => {
      test.skip(!DIAGRAM, 'no document has a diagram');
      await print(page, DIAGRAM, mode);
      const nodes = page.locator('.diagram [data-part="node"]');
      await expect(nodes).not.toHaveCount(0);
      const colors = await nodes.evaluateAll((list) =>
        list.map((node) => ({
          fill: getComputedStyle(node.querySelector('rect, path, ellipse')!)
            .fill,
          text: getComputedStyle(node.querySelector('text')!).fill,
        })),
      );
      for (const {fill, text} of colors) {
        expect(contrast(fill, text)).toBeGreaterThan(4.5);
      }
    });

    test('all words of the headline are visible', async ({page}) => {
      await print(page, at('/'), mode);
      const words = page.locator('h1 strong');
      await expect(words).toHaveCSS('-webkit-text-fill-color', 'rgb(0, 0, 0)');
    });
  });
}

test('code wraps in its box and breaks across pages', async ({page}) => {
  test.skip(!CODE, 'no document has code');
  await print(page, CODE, 'dark');
  const blocks = page.locator('.theme-code-block:visible');
  await expect(blocks).not.toHaveCount(0);
  const cutOff = await blocks.evaluateAll((list) =>
    list
      .filter((box) => {
        const pre = box.querySelector('pre')!;
        const code = pre.firstElementChild!.getBoundingClientRect();
        return (
          pre.scrollWidth > pre.clientWidth ||
          code.bottom > box.getBoundingClientRect().bottom
        );
      })
      .map((box) => box.textContent),
  );
  expect(cutOff).toEqual([]);
  // A box that can scroll, or avoids a break, starts on a new page.
  for (const box of [blocks, blocks.locator('pre')]) {
    await expect(box.first()).toHaveCSS('overflow', 'visible');
    await expect(box.first()).toHaveCSS('break-inside', 'auto');
  }
});

test('all tabs are printed, each below its name', async ({page}) => {
  test.skip(!TABS, 'no document has tabs');
  await print(page, TABS, 'light');
  const names = await page
    .getByRole('tab', {includeHidden: true})
    .allTextContents();
  const printed = await page
    .locator('[role="tabpanel"] > [data-tab]')
    .evaluateAll((panels) =>
      panels.map((panel) => getComputedStyle(panel, '::before').content),
    );
  expect(printed).toEqual(names.map((name) => JSON.stringify(name)));
  const hidden = page.getByRole('tabpanel', {includeHidden: true});
  for (const panel of await hidden.all()) {
    await expect(panel).toBeVisible();
  }
});
