/**
 * How much JavaScript a page executes until it's idle: the size of all called
 * functions, without uncalled ones inside. Measured in a separate load, because
 * coverage slows scripts down.
 */
import type {Browser} from '@playwright/test';
import {HYDRATED} from './load.ts';

type Range = {startOffset: number; endOffset: number; count: number};

/** Ranges are nested; the innermost one decides. */
export function executedLength(ranges: readonly Range[]): number {
  const edges = ranges
    .flatMap((range) => [
      {at: range.startOffset, range, opens: true},
      {at: range.endOffset, range, opens: false},
    ])
    .sort(
      (a, b) =>
        a.at - b.at ||
        Number(a.opens) - Number(b.opens) ||
        // Of ranges that start together, the outer one comes first.
        (a.opens
          ? b.range.endOffset - a.range.endOffset
          : b.range.startOffset - a.range.startOffset),
    );
  const stack: Range[] = [];
  let length = 0;
  let last = 0;
  for (const {at, range, opens} of edges) {
    if ((stack.at(-1)?.count ?? 0) > 0) {
      length += at - last;
    }
    last = at;
    if (opens) {
      stack.push(range);
    } else {
      stack.splice(stack.lastIndexOf(range), 1);
    }
  }
  return length;
}

export async function executedBytes(
  browser: Browser,
  url: string,
): Promise<number> {
  const context = await browser.newContext({ignoreHTTPSErrors: true});
  try {
    const page = await context.newPage();
    await page.coverage.startJSCoverage({resetOnNavigation: false});
    await page.goto(url, {waitUntil: 'networkidle'});
    await page.waitForSelector(HYDRATED, {state: 'attached'});
    const scripts = await page.coverage.stopJSCoverage();
    return scripts
      .map(({functions}) => functions.flatMap(({ranges}) => ranges))
      .reduce((sum, ranges) => sum + executedLength(ranges), 0);
  } finally {
    await context.close();
  }
}
