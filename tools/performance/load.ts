/**
 * One load of a page on a phone as Lighthouse throttles it, in a context of
 * its own (nothing cached), by a link on another site. It ends with the load
 * event, React at work and one second without a request; what comes later is
 * not counted.
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
  /** Sum of what long tasks take beyond 50 ms, from the first paint on. */
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
/** Docusaurus's mark that React has taken over. */
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

/** Runs in the page, before its own scripts. */
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
 * Visitors mostly come from another site, and the browser makes a process for
 * ours meanwhile. An empty tab lends its own to a page, unless that asks for
 * one of its own (Cross-Origin-Opener-Policy), which then is made too late.
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
