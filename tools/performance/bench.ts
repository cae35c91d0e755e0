/**
 * Compares our pages with stock Docusaurus and the same text, in one run:
 * `npm run bench -- [--rounds 7] [--page post] [--slowdown 4] [--no-build]`.
 * Medians of interleaved loads on a phone: slower CPU (see lighthouse.ts),
 * 1.6 Mbit/s, 150 ms, nothing cached. Needs Debian's chromium-headless-shell,
 * nginx and its brotli module, and fonts-roboto-unhinted: both sites show
 * Roboto, as on Android.
 */
import {setTimeout} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import type {Browser, CDPSession} from '@playwright/test';
import playwrightConfig from '../../playwright.config.ts';
import {chosenPages, median} from './pages.ts';
import {ours, withServers} from './servers.ts';
import {buildStockSites, stock, stockWithSearch} from './stockSite.ts';

const {values: options} = parseArgs({
  options: {
    rounds: {type: 'string', default: '7'},
    page: {type: 'string', multiple: true},
    slowdown: {type: 'string', default: '4'},
    'no-build': {type: 'boolean', default: false},
  },
});

const PHONE = {
  viewport: {width: 412, height: 823},
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
};
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};
const IDLE_MS = 1000;

const METRICS = [
  'JS',
  'CSS',
  'HTML',
  'kB',
  'FCP',
  'LCP',
  'TBT',
  'CLS',
] as const;
type Load = Record<(typeof METRICS)[number], number>;

/** Transferred kilobytes by kind, without prefetched files. */
function watchTraffic(session: CDPSession) {
  const requests = new Map<string, {kind: string; bytes?: number}>();
  let lastChange = performance.now();
  const finish = (id: string, bytes: number) => {
    Object.assign(requests.get(id) ?? {}, {bytes});
    lastChange = performance.now();
  };
  session.on('Network.requestWillBeSent', ({requestId, request, type}) => {
    const {pathname, protocol} = new URL(request.url);
    const ending = /\.(js|css)$/.exec(pathname)?.[1] ?? '';
    // Links in view and search are loaded while the page is idle.
    const isPrefetch =
      request.initialPriority === 'VeryLow' ||
      /docsearch|SearchModal/.test(pathname);
    if (protocol === 'https:') {
      const kind = type === 'Document' ? 'html' : ending;
      requests.set(requestId, {kind: isPrefetch ? 'prefetch' : kind});
    }
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) =>
    finish(requestId, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({requestId}) => finish(requestId, 0));
  const kilobytes = (wanted: (kind: string) => boolean) =>
    [...requests.values()]
      .filter(({kind}) => wanted(kind))
      .reduce((sum, {bytes = 0}) => sum + bytes / 1000, 0);
  const isIdle = () =>
    performance.now() - lastChange > IDLE_MS &&
    [...requests.values()].every(({bytes}) => bytes !== undefined);
  return {kilobytes, isIdle};
}

type Paints = {FCP: number; LCP: number; CLS: number; TBT: number};

/** Runs in the page, before its scripts. */
function observe() {
  const paints: Paints = {FCP: 0, LCP: 0, CLS: 0, TBT: 0};
  Object.assign(window, {paints});
  const watch = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({
      type,
      buffered: true,
    });
  watch('paint', ({name, startTime}) => {
    paints.FCP ||= name === 'first-contentful-paint' ? startTime : 0;
  });
  watch('largest-contentful-paint', ({startTime}) => {
    paints.LCP = startTime;
  });
  watch('layout-shift', (entry) => {
    paints.CLS += (entry as PerformanceEntry & {value: number}).value;
  });
  watch('longtask', ({duration}) => {
    paints.TBT += duration - 50;
  });
}

async function load(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  // Visitors mostly come from another site, so the browser starts a process.
  await page.goto(`data:text/html,<a href="${url}">Documentation</a>`);
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  const rate = Number(options.slowdown);
  await session.send('Emulation.setCPUThrottlingRate', {rate});
  const {kilobytes, isIdle} = watchTraffic(session);
  await page.getByRole('link').click();
  await page.waitForSelector('html[data-has-hydrated="true"]', {
    state: 'attached',
  });
  while (!isIdle()) {
    await setTimeout(50);
  }
  const paints = await page.evaluate(
    () => (window as unknown as {paints: Paints}).paints,
  );
  await context.close();
  return {
    JS: kilobytes((kind) => kind === 'js'),
    CSS: kilobytes((kind) => kind === 'css'),
    HTML: kilobytes((kind) => kind === 'html'),
    kB: kilobytes((kind) => kind !== 'prefetch'),
    ...paints,
  };
}

async function compare(origins: string[]): Promise<void> {
  const {launchOptions} = playwrightConfig.use!;
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...launchOptions!.args!, '--ignore-certificate-errors'],
    env: {
      ...process.env,
      FONTCONFIG_FILE: `${import.meta.dirname}/fonts.conf`,
    },
  });
  const [site, plain, withSearch] = origins as [string, string, string];
  // The first load includes the browser's startup.
  await load(browser, site);
  for (const [name, route] of chosenPages(options.page)) {
    // Stock Docusaurus has a search page only with search keys.
    const urls = [site, name === 'search' ? withSearch : plain].map(
      (origin) => origin + route,
    );
    const loads: Load[][] = [[], []];
    for (let round = 0; round < Number(options.rounds); round += 1) {
      for (const at of round % 2 === 0 ? [0, 1] : [1, 0]) {
        loads[at]!.push(await load(browser, urls[at]!));
      }
    }
    const [own, other] = loads.map(
      (list) => (metric: keyof Load) =>
        median(list.map((each) => each[metric])),
    );
    const cells = METRICS.map((metric) => {
      const [a, b] = [own!(metric), other!(metric)];
      const digits = metric === 'CLS' ? 4 : 0;
      const ratio = b === 0 ? '–' : (a / b).toFixed(2);
      return `${a.toFixed(digits)} / ${b.toFixed(digits)} = ${ratio}`;
    });
    console.log(`| ${[name, ...cells].join(' | ')} |`);
  }
  await browser.close();
}

if (!options['no-build']) {
  await buildStockSites();
}
console.log(`Ours / stock = ratio, medians of ${options.rounds}; kB and ms`);
console.log(`| page | ${METRICS.join(' | ')} |`);
console.log(`| --- |${' --- |'.repeat(METRICS.length)}`);
await withServers([ours, stock, stockWithSearch], compare);
