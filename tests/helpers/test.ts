/** The `test` function of all browser tests: fails if a page logs a problem. */
import {test as base, expect} from '@playwright/test';
import type {ConsoleMessage, Page, Request} from '@playwright/test';
import {SEARCH_FILE} from 'docs-search/searchFile';
import settings from '../../site.settings.ts';
import {fakeAlgolia, isAlgolia} from './fakeAlgolia.ts';
import {readSearchFile} from './searchFile.ts';

const SITE_HOST = '127.0.0.1';

/** Hosts that the owner allows; tests answer for them. */
const allowed = [
  ...Object.values(settings.contentSecurity).flat(),
  ...(settings.widget ? [settings.urls.widget, settings.urls.api] : []),
]
  .filter((source) => source.includes('//'))
  .map((source) => new URL(source.replace('*.', '')).hostname);
const isAllowed = ({hostname}: URL) =>
  allowed.some((host) => `.${hostname}`.endsWith(`.${host}`));

export type Options = {
  /** Whether the site under test searches with Algolia. */
  algolia: boolean;
};

type Fixtures = Options & {
  /** What search requests: queries, or the search file. */
  searchRequests: string;
  /** Problems that a test provokes; any other logged problem fails it. */
  expectedProblems: RegExp | null;
  problems: string[];
};

function collectProblems(page: Page, algolia: boolean) {
  const problems: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) {
      problems.push(`${message.type()}: ${message.text()}`);
    }
  };
  const onError = (error: Error) => {
    problems.push(`uncaught: ${error.message}`);
  };
  // The site makes no third-party requests.
  const onRequest = (request: Request) => {
    const url = new URL(request.url());
    const isOther =
      url.hostname !== SITE_HOST &&
      !isAllowed(url) &&
      !(algolia && isAlgolia(request.url()));
    if (url.protocol.startsWith('http') && isOther) {
      problems.push(`request to another host: ${request.url()}`);
    }
  };
  page
    .on('console', onConsole)
    .on('pageerror', onError)
    .on('request', onRequest);
  // A tab may be reused by several tests.
  const stop = () =>
    page
      .off('console', onConsole)
      .off('pageerror', onError)
      .off('request', onRequest);
  return {problems, stop};
}

export const test = base.extend<Fixtures>({
  algolia: [false, {option: true}],
  searchRequests: async ({algolia}, use) => {
    await use(algolia ? '**/1/indexes/*/queries*' : `**/${SEARCH_FILE}`);
  },
  expectedProblems: [null, {option: true}],
  problems: [
    async ({page, algolia, expectedProblems}, use) => {
      if (algolia) {
        await fakeAlgolia(page.context(), readSearchFile());
      }
      await page.context().route(isAllowed, (route) => route.fulfill());
      const {problems, stop} = collectProblems(page, algolia);
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

/** Opens a page and waits until it's hydrated and its code has buttons. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await expect(
    page.locator('.theme-code-block:not(:has(button))'),
    'code without buttons',
  ).toHaveCount(0);
}

export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute(
    'data-has-hydrated',
    'true',
  );
}

/** Waits until every table that overflows is focusable. */
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

/** Overrides `navigator.connection` on the following pages. */
export async function setConnection(
  page: Page,
  connection: {effectiveType: string; saveData: boolean},
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value});
  }, connection);
}

/** Turns prefetching off, as for a visitor with data saver. */
export const withoutPrefetch = (page: Page) =>
  setConnection(page, {effectiveType: '4g', saveData: true});
