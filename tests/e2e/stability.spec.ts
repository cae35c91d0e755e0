import type {Page} from '@playwright/test';
import {expect, hydrated, setConnection, test} from '../helpers/test.ts';
import {pageTypes, START} from '../helpers/pages.ts';
import {formatHex} from 'culori';
import {colorOf, siteTokens} from '../../plugins/cards/brand/readTokens.ts';

const WIDTHS = [390, 1280];

/**
 * A slow connection: pages are painted in parts, scripts load late. The browser
 * knows that it's slow, so nothing is prefetched.
 */
async function throttle(page: Page, bytesPerSecond: number) {
  await setConnection(page, {effectiveType: '2g', saveData: false});
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

type Shift = {value: number; nodes: string[]};
type Observed = Window & {shifts: Shift[]};

/**
 * Records the layout shifts of the following pages. Not recorded: text that is
 * wrapped anew because the connection cut its paragraph or table.
 */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: {node?: Element | Text}[];
      })[]) {
        const nodes = entry.sources.map(({node}) =>
          node instanceof Text ? 'text' : (node?.className ?? '?'),
        );
        const [{domInteractive}] = performance.getEntriesByType(
          'navigation',
        ) as [PerformanceNavigationTiming];
        // 0 while the document arrives.
        const isArriving = !domInteractive || entry.startTime < domInteractive;
        if (!isArriving || nodes.some((node) => node !== 'text')) {
          shifts.push({value: entry.value, nodes});
        }
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** Loads a page completely; returns its layout shifts and their sum. */
async function shiftsOf(page: Page, url: string) {
  await page.goto(url);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  // After two frames, shifts of the last paint have been reported.
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(resolve)),
      ),
  );
  const shifts = await page.evaluate(
    () => (window as unknown as Observed).shifts,
  );
  const total = shifts.reduce((sum, {value}) => sum + value, 0);
  return {total, seen: JSON.stringify(shifts)};
}

/** The others are made of the same parts. */
const TYPES = ['home', 'document', 'longest document', 'blog list', 'post'];

for (const name of TYPES) {
  test(`nothing shifts on a slow connection: ${name}`, async ({page}) => {
    const route = pageTypes[name];
    test.skip(!route, 'the site has none');
    await watchShifts(page);
    // With cached styles, a slow document is painted in parts.
    await page.goto(route!);
    await throttle(page, 30_000);
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 800});
      const url = `${route}?uncached=${width}`;
      const {total, seen} = await shiftsOf(page, url);
      // Table columns widen by some pixels as more rows arrive.
      expect(total, `${width} px: ${seen}`).toBeLessThan(0.01);
    }
  });
}

/** The background colour of each painted frame. */
type Frames = Window & {backgrounds: string[]};

test.describe('no flash of the wrong colour mode', () => {
  for (const [mode, system] of [
    ['dark', 'light'],
    ['light', 'dark'],
  ] as const) {
    test(`${mode}, while the system prefers ${system}`, async ({page}) => {
      await page.emulateMedia({colorScheme: system});
      await page.addInitScript((theme) => {
        localStorage.setItem('theme', theme);
        localStorage.setItem('theme.seeded', '1');
        const backgrounds: string[] = [];
        Object.assign(window, {backgrounds});
        requestAnimationFrame(function look() {
          if (document.body) {
            backgrounds.push(
              getComputedStyle(document.documentElement).backgroundColor,
            );
          }
          requestAnimationFrame(look);
        });
      }, mode);
      await throttle(page, 60_000);
      await page.goto(START);
      await hydrated(page);
      const seen = await page.evaluate(
        () => (window as unknown as Frames).backgrounds,
      );
      expect(seen.length).toBeGreaterThan(5);
      const surface = colorOf(siteTokens()[mode], 'surface');
      expect([...new Set(seen.map((color) => formatHex(color)))]).toEqual([
        surface,
      ]);
    });
  }
});
