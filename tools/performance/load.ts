/**
 * One page load with Lighthouse's phone throttling, in a new browser context
 * (nothing cached), through a link on another site. Ends after the load event,
 * hydration and one second without a request.
 */
import {setTimeout} from 'node:timers/promises';
import type {Browser, Page} from '@playwright/test';
import {Requests} from './requests.ts';
import type {Traffic} from './requests.ts';

export type Load = Traffic & {
  /** Milliseconds since the navigation. */
  fcp: number;
  lcp: number;
  cls: number;
  /** Total blocking time: time beyond 50 ms in long tasks after FCP. */
  tbt: number;
  /** Time in scripts, throttled. */
  scriptMs: number;
};

const PHONE = {
  viewport: {width: 412, height: 823},
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
} as const;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};
const CPU_SLOWDOWN = 4;
const IDLE_MS = 1000;
/** Set by Docusaurus after hydration. */
export const HYDRATED = 'html[data-has-hydrated="true"]';

type Paints = {
  fcp: number;
  lcp: number;
  cls: number;
  tasks: [number, number][];
};
declare global {
  interface Window {
    paints?: Paints;
  }
}

/** Runs in the page, before its scripts. */
function observe(): void {
  const paints: Paints = {fcp: 0, lcp: 0, cls: 0, tasks: []};
  window.paints = paints;
  const watch = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({
      type,
      buffered: true,
    });
  watch('paint', ({name, startTime}) => {
    if (name === 'first-contentful-paint') {
      paints.fcp = startTime;
    }
  });
  watch('largest-contentful-paint', ({startTime}) => {
    paints.lcp = startTime;
  });
  watch('layout-shift', (entry) => {
    paints.cls += (entry as PerformanceEntry & {value: number}).value;
  });
  watch('longtask', ({startTime, duration}) => {
    paints.tasks.push([startTime, duration]);
  });
}

export function blockingTime({fcp, tasks}: Paints): number {
  return tasks
    .filter(([start, duration]) => start + duration > fcp)
    .reduce((sum, [, duration]) => sum + duration - 50, 0);
}

/**
 * Visitors mostly come from another site, and the browser starts a process for
 * ours in the meantime. An empty tab would share its process with the page,
 * unless Cross-Origin-Opener-Policy requires a new one, which is then late.
 */
const linkElsewhere = (url: string) =>
  `data:text/html,<a href="${url}">Documentation</a>`;

async function followLink(page: Page, url: string): Promise<void> {
  const {href} = new URL(url);
  await Promise.all([
    page.waitForURL((at) => at.href === href, {waitUntil: 'load'}),
    page.getByRole('link').click(),
  ]);
}

export async function loadPage(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.goto(linkElsewhere(url));
    await page.addInitScript(observe);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Performance.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
    const requests = new Requests(session);
    await followLink(page, url);
    await page.waitForSelector(HYDRATED, {state: 'attached'});
    while (requests.idleMs() < IDLE_MS) {
      await setTimeout(50);
    }
    const paints = await page.evaluate(() => window.paints!);
    const {metrics} = await session.send('Performance.getMetrics');
    const script = metrics.find(({name}) => name === 'ScriptDuration');
    return {
      ...requests.total(),
      fcp: paints.fcp,
      lcp: paints.lcp,
      cls: paints.cls,
      tbt: blockingTime(paints),
      scriptMs: (script?.value ?? 0) * 1000,
    };
  } finally {
    await context.close();
  }
}
