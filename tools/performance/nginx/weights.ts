/**
 * Transfer sizes by kind of page: the first view, another view in the same tab,
 * and a repeat visit. Usage: `node tools/performance/nginx/weights.ts`.
 */
import type {Browser, Page} from '@playwright/test';
import {withSite} from '../../../tests/helpers/withSite.ts';
import {median} from '../median.ts';
import {pageTypes} from '../../../tests/helpers/routes.ts';
import {firstPort} from '../../../tests/helpers/deploymentHarness/config.ts';
import {startBrowser} from '../../../tests/helpers/deploymentHarness/tab.ts';
import {until} from '../../../tests/helpers/deploymentHarness/until.ts';

/** Chunks of visible links are prefetched when the page is idle. */
const IDLE_MS = 1_000;
const WINDOW = {width: 1366, height: 768};

type Weight = {kB: number; requests: number};

/** Counts transferred bytes, including headers. */
async function createScale(page: Page) {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const cached = new Set<string>();
  let total = {bytes: 0, requests: 0};
  let last = 0;
  network.on('Network.requestWillBeSent', () => (last = Date.now()));
  network.on('Network.responseReceived', ({requestId, response}) => {
    if (response.fromDiskCache || response.url.startsWith('data:')) {
      cached.add(requestId);
    }
  });
  network.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    last = Date.now();
    if (!cached.has(requestId) && encodedDataLength > 0) {
      total.bytes += encodedDataLength;
      total.requests += 1;
    }
  });
  return async (view: () => Promise<unknown>): Promise<Weight> => {
    total = {bytes: 0, requests: 0};
    await view();
    last = Date.now();
    await until('network is idle', () => Date.now() - last > IDLE_MS);
    return {kB: Math.round(total.bytes / 100) / 10, requests: total.requests};
  };
}

/** Follows a link in the text with the client-side router. */
const followLink = (page: Page, path: string) =>
  page.evaluate((here) => {
    const links = document.querySelectorAll<HTMLAnchorElement>('main a');
    [...links]
      .find(
        ({origin, pathname, hash}) =>
          origin === location.origin && pathname !== here && hash === '',
      )
      ?.click();
  }, path);

async function weigh(browser: Browser, origin: string, path: string) {
  const context = await browser.newContext({viewport: WINDOW});
  const page = await context.newPage();
  const scale = await createScale(page);
  const first = await scale(() => page.goto(origin + path));
  const again = await scale(() => page.goto(origin + path));
  const further = await scale(() => followLink(page, path));
  await context.close();
  return {first, further, again};
}

const text = ({kB, requests}: Weight) => `${kB} kB, ${requests} requests`;
const medianOf = (weights: Weight[], figure: keyof Weight) =>
  median(weights.map((weight) => weight[figure]));

await withSite(firstPort(3), async (origin) => {
  const browser = await startBrowser();
  const weights: Record<string, Record<string, Weight>> = {};
  for (const [kind, path] of Object.entries(pageTypes)) {
    weights[kind] = await weigh(browser, origin, path);
  }
  await browser.close();
  const columns = ['first', 'further', 'again'];
  weights.median = Object.fromEntries(
    columns.map((column) => {
      const all = Object.values(weights).map((row) => row[column]!);
      return [
        column,
        {kB: medianOf(all, 'kB'), requests: medianOf(all, 'requests')},
      ];
    }),
  );
  console.table(
    Object.fromEntries(
      Object.entries(weights).map(([kind, row]) => [
        kind,
        Object.fromEntries(
          columns.map((column) => [column, text(row[column]!)]),
        ),
      ]),
    ),
  );
});
