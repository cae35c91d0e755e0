/** Print: readable in both modes, and nothing cut off at the edge. */
import type {Page} from '@playwright/test';
import {contrast} from '../../src/css/contrast.ts';
import {docWith} from '../helpers/pages.ts';
import {pages} from '../helpers/site.ts';
import {expect, test} from '../helpers/test.ts';

/** A4 without the browser's margins, in CSS pixels. */
const PAPER = {width: 718, height: 1047};
const CODE = docWith(/theme-code-block/);
const DIAGRAM = docWith(/data-part="node"/);
const FORM = docWith(/<input[^>]*type="(?:text|checkbox)"/);
const widest = (html: string) =>
  Math.max(
    ...html
      .split('<thead')
      .map((part) => part.split('</thead')[0]!.split('<th').length),
  );
const WIDEST_TABLE = pages
  .filter(({kind}) => kind === 'doc' || kind === 'post')
  .toSorted((a, b) => widest(b.html) - widest(a.html))[0]!.route;

async function print(page: Page, route: string, mode: string) {
  await page.setViewportSize(PAPER);
  await page.goto(`${route}?docusaurus-theme=${mode}`);
  await page.emulateMedia({media: 'print'});
}

for (const mode of ['dark', 'light']) {
  test.describe(`printed from ${mode} mode`, () => {
    test('form controls and page are light', async ({page}) => {
      await print(page, FORM || '/', mode);
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
        expect(contrast(hex(fill), hex(text))).toBeGreaterThan(4.5);
      }
    });

    test('all words of the headline are visible', async ({page}) => {
      await print(page, '/', mode);
      const words = page.locator('h1 span');
      await expect(words).toHaveCSS('-webkit-text-fill-color', 'rgb(0, 0, 0)');
    });

    test('code wraps in its box and breaks across pages', async ({page}) => {
      test.skip(!CODE, 'no document has code');
      await print(page, CODE, mode);
      const blocks = page.locator('.theme-code-block:visible');
      await expect(blocks).not.toHaveCount(0);
      const cutOff = await blocks
        .locator('pre')
        .evaluateAll((list) =>
          list
            .filter((pre) => pre.scrollWidth > pre.clientWidth)
            .map((pre) => pre.textContent),
        );
      expect(cutOff).toEqual([]);
      const outside = await blocks.evaluateAll((list) =>
        list
          .filter(
            (box) =>
              box.querySelector('code')!.getBoundingClientRect().bottom >
              box.getBoundingClientRect().bottom,
          )
          .map((box) => box.textContent),
      );
      expect(outside).toEqual([]);
      // A box that can scroll, or avoids a break, starts on a new page.
      for (const box of [blocks, blocks.locator('pre')]) {
        await expect(box.first()).toHaveCSS('overflow', 'visible');
        await expect(box.first()).toHaveCSS('break-inside', 'auto');
      }
    });

    for (const route of new Set(
      [WIDEST_TABLE, CODE, DIAGRAM].filter(Boolean),
    )) {
      test(`${route} does not overflow the page`, async ({page}) => {
        await print(page, route, mode);
        const beyond = await page
          .locator('main :is(table, pre, svg, p, li)')
          .evaluateAll(
            (list, edge) =>
              list.filter(
                (element) => element.getBoundingClientRect().right > edge + 1,
              ).length,
            PAPER.width,
          );
        expect(beyond).toBe(0);
      });
    }
  });
}

/** `rgb(1, 2, 3)` as `#010203`. */
function hex(color: string): string {
  const parts = color.match(/\d+/g)!.slice(0, 3);
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}
