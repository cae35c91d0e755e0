/**
 * A page carries its own Content-Security-Policy, so a server that still has
 * the configuration of another release can't break it.
 */
import type {Browser} from '@playwright/test';
import {beforeAll, expect, test} from 'vitest';
import {
  otherBuild,
  pagesOf,
  thisBuild,
} from '../helpers/deploymentHarness/builds.ts';
import {cleanUpLater} from '../helpers/deploymentHarness/cleanUp.ts';
import {firstPort} from '../helpers/deploymentHarness/config.ts';
import type {TestServer} from '../helpers/deploymentHarness/index.ts';
import {
  makeHome,
  removeHome,
  startServer,
} from '../helpers/deploymentHarness/index.ts';
import {release} from '../helpers/deploymentHarness/release.ts';
import {openTab, startBrowser} from '../helpers/deploymentHarness/tab.ts';

const later = cleanUpLater();
const home = makeHome();
const otherDir = makeHome();
later(() => [home, otherDir].forEach(removeHome));
let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  await otherBuild(otherDir);
  await release('publish', home);
  server = await startServer(home, firstPort(3));
  later(server.stop);
  browser = await startBrowser();
  later(() => browser.close());
});

/** Opens pages; returns the inline scripts and what the console reports. */
async function visit(routes: string[]) {
  const {page, complaints} = await openTab(browser, server.origin);
  for (const route of routes) {
    // All inline scripts have run, or were blocked, by then.
    await page.goto(server.origin + route, {waitUntil: 'domcontentloaded'});
  }
  const scripts = await page
    .locator('script:not([src]):not([type])')
    .allTextContents();
  await page.close();
  return {complaints, scripts};
}

test('releases with other inline scripts, and a rollback, need no nginx reload', async () => {
  const pages = pagesOf(thisBuild());
  const first = await visit(['/']);
  await release('publish', home, {args: [otherDir]});
  const second = await visit(pages);
  await release('rollback', home);
  const third = await visit(pages);

  expect(second.scripts).not.toEqual(first.scripts);
  expect(third.scripts).toEqual(first.scripts);
  expect([first, second, third].map(({complaints}) => complaints)).toEqual([
    [],
    [],
    [],
  ]);
});
