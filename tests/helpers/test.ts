/** The one `test` of the browser suite: a page that logs a problem fails. */
import {test as base, expect} from '@playwright/test';
import type {ConsoleMessage, Page, Request} from '@playwright/test';
import {fakeAlgolia, isSearchHost, provider} from './searchProvider.ts';

const SITE_HOST = '127.0.0.1';

type Fixtures = {
  /** What a test provokes on purpose; anything else logged fails it. */
  expectedProblems: RegExp | null;
  problems: string[];
};

function collectProblems(page: Page) {
  const problems: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) {
      problems.push(`${message.type()}: ${message.text()}`);
    }
  };
  const onError = (error: Error) => {
    problems.push(`uncaught: ${error.message}`);
  };
  // The site is whole by itself: it asks no other host for anything.
  const onRequest = (request: Request) => {
    const {protocol, hostname} = new URL(request.url());
    const isOther = hostname !== SITE_HOST && !isSearchHost(request.url());
    if (protocol.startsWith('http') && isOther) {
      problems.push(`request to another host: ${request.url()}`);
    }
  };
  page
    .on('console', onConsole)
    .on('pageerror', onError)
    .on('request', onRequest);
  // A tab may serve more than one test.
  const stop = () =>
    page
      .off('console', onConsole)
      .off('pageerror', onError)
      .off('request', onRequest);
  return {problems, stop};
}

export const test = base.extend<Fixtures>({
  expectedProblems: [null, {option: true}],
  problems: [
    async ({page, expectedProblems}, use) => {
      if (provider === 'algolia') {
        await fakeAlgolia(page.context());
      }
      const {problems, stop} = collectProblems(page);
      await use(problems);
      stop();
      const unexpected = problems.filter(
        (text) => !expectedProblems?.test(text),
      );
      expect(unexpected, 'errors and warnings logged by the page').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};

/** Opens a page and waits until React has taken it over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute(
    'data-has-hydrated',
    'true',
  );
}

/** Waits until every table that scrolls can be reached by keyboard. */
export async function tablesMeasured(page: Page): Promise<void> {
  const notByKeyboard = () =>
    page
      .locator('[class*="scroller"]:not([tabindex])')
      .evaluateAll(
        (nodes) =>
          nodes.filter((node) => node.scrollWidth > node.clientWidth).length,
      );
  await expect.poll(notByKeyboard, 'tables that scroll').toBe(0);
}

/** What the browser says of its line, on the pages that follow. */
export async function setConnection(
  page: Page,
  connection: {effectiveType: string; saveData: boolean},
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value});
  }, connection);
}

/** As a visitor who saves data: nothing is fetched before it is needed. */
export const withoutPrefetch = (page: Page) =>
  setConnection(page, {effectiveType: '4g', saveData: true});
