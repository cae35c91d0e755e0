/** Mock-ups in a browser: readable in both modes, on any width, in print. */
import fs from 'node:fs';
import type {Page} from '@playwright/test';
import {contrast} from '../../src/css/contrast.ts';
import {docRoutes} from '../helpers/routes.ts';
import {expect, hydrated, test} from '../helpers/test.ts';

const SCREEN = 'figure[data-screen]';
const MODES = ['light', 'dark'] as const;
const TEXT = 4.5;

const routes = docRoutes.filter((route) =>
  fs.readFileSync(`build${route}.html`, 'utf8').includes('data-screen'),
);

type Drawn = {text: string; color: string; background: string};

/** Runs in the page: each text of a drawing, and what is painted behind it. */
function drawnTexts(selector: string): Drawn[] {
  const found: Drawn[] = [];
  const hex = (color: string) =>
    `#${color
      .match(/\d+/g)!
      .slice(0, 3)
      .map((part) => Number(part).toString(16).padStart(2, '0'))
      .join('')}`;
  for (const drawing of document.querySelectorAll(`${selector} > div`)) {
    const walker = document.createTreeWalker(drawing, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      let behind = node.parentElement!;
      const {color} = getComputedStyle(behind);
      while (getComputedStyle(behind).backgroundColor === 'rgba(0, 0, 0, 0)') {
        behind = behind.parentElement!;
      }
      const {backgroundColor} = getComputedStyle(behind);
      found.push({
        text: node.textContent!,
        color: hex(color),
        background: hex(backgroundColor),
      });
    }
  }
  return found;
}

/** Runs in the page: mock-ups that leave the window, and what they cut. */
function overflows(selector: string): string[] {
  const {clientWidth} = document.documentElement;
  const cut = [
    ...document.querySelectorAll(`${selector}, ${selector} *`),
  ].filter(
    (element) =>
      element.getBoundingClientRect().right > clientWidth ||
      (element.clientWidth > 0 && element.scrollWidth > element.clientWidth),
  );
  return cut.map(({textContent}) => textContent ?? '');
}

/** The sum of the layout shifts in which a mock-up moved. */
const shiftOf = (page: Page) =>
  page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as (PerformanceEntry & {
            value: number;
            sources: {node?: Node | null}[];
          })[];
          const moved = entries.filter(({sources}) =>
            sources.some(
              ({node}) =>
                node instanceof Element &&
                (node.closest(selector) ?? node.querySelector(selector)),
            ),
          );
          resolve(moved.reduce((sum, {value}) => sum + value, 0));
        }).observe({type: 'layout-shift', buffered: true});
        // Without a shift, nothing is reported.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
    SCREEN,
  );

test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const route of routes) {
  // all-pages.spec.ts runs axe, which skips the drawings: they are hidden from
  // screen readers.
  test(`${route}: drawings don't shift, and have contrast`, async ({page}) => {
    await page.goto(route);
    await hydrated(page);
    expect(await shiftOf(page), 'layout shift').toBe(0);
    for (const mode of MODES) {
      await page.evaluate((value) => {
        document.documentElement.dataset.theme = value;
      }, mode);
      const texts = await page.evaluate(drawnTexts, SCREEN);
      expect(texts.length).toBeGreaterThan(3);
      expect(
        texts.filter(
          ({color, background}) => contrast(color, background) < TEXT,
        ),
        mode,
      ).toEqual([]);
    }
  });

  test(`${route} cuts nothing off`, async ({page}) => {
    await page.goto(route);
    await hydrated(page);
    for (const width of [320, 390, 820, 1280]) {
      await page.setViewportSize({width, height: 800});
      expect(await page.evaluate(overflows, SCREEN), `${width} px`).toEqual([]);
    }
  });
}

const [route] = routes as [string];

test('a drawing appears with its list, and so keeps its width', async ({
  page,
}) => {
  await page.goto(route);
  const screen = page.locator(SCREEN).first();
  await expect(screen.locator('> div')).toBeVisible();
  // As while the page loads, before the list has arrived.
  await screen.locator('> ol').evaluate((list) => {
    list.remove();
  });
  await expect(screen.locator('> div')).toBeHidden();
});

test.describe('without style', () => {
  test.use({expectedProblems: /Failed to load resource|CSS/});

  test('a mock-up is its caption and steps', async ({page}) => {
    await page.route('**/*.css', (request) => request.abort());
    await page.goto(route, {waitUntil: 'commit'});
    const screen = page.locator(SCREEN).first();
    await expect(screen.locator('figcaption')).toBeVisible();
    await expect(screen.locator('ol > li').first()).toBeVisible();
    await expect(screen.locator('> div')).toBeHidden();
  });
});

test('nothing in a mock-up can be focused', async ({page}) => {
  for (const each of routes) {
    await page.goto(each);
    const usable = page.locator(
      `${SCREEN} :is(a, button, input, select, textarea, [tabindex], [role])`,
    );
    await expect(usable).toHaveCount(0);
  }
});

test('forced colours keep the outlines', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await page.goto(route);
  const number = page.locator(`${SCREEN} b`).first();
  await expect(number).toHaveCSS('border-top-style', 'solid');
  const [color, border] = await number.evaluate((node) => {
    const {color, borderTopColor} = getComputedStyle(node);
    return [color, borderTopColor];
  });
  expect(border).toBe(color);
});

test('print keeps the fills that white text needs', async ({page}) => {
  await page.emulateMedia({media: 'print'});
  await page.goto(route);
  await expect(page.locator(`${SCREEN} b`).first()).toHaveCSS(
    'print-color-adjust',
    'exact',
  );
});
