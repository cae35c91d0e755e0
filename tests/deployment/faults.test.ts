/** What visitors notice while parts of the server fail. */
import type {Browser} from '@playwright/test';
import {afterEach, beforeAll, describe, expect, test} from 'vitest';
import {endChild} from 'docs-search/test/start';
import {thisBuild} from '../helpers/deploymentHarness/builds.ts';
import {cleanUpLater} from '../helpers/deploymentHarness/cleanUp.ts';
import {firstPort} from '../helpers/deploymentHarness/config.ts';
import {startCrawler} from '../helpers/deploymentHarness/crawler.ts';
import type {TestServer} from '../helpers/deploymentHarness/index.ts';
import {
  makeHome,
  removeHome,
  startServer,
} from '../helpers/deploymentHarness/index.ts';
import type {Load} from '../helpers/deploymentHarness/load.ts';
import {createLoad} from '../helpers/deploymentHarness/load.ts';
import {release} from '../helpers/deploymentHarness/release.ts';
import {startSearcher} from '../helpers/deploymentHarness/searcher.ts';
import {openTab, startBrowser} from '../helpers/deploymentHarness/tab.ts';

/** Visits and searches in each state: more than nginx needs to notice it. */
const TURNS = 12;
/** As long as the site's client waits for an answer. */
const CLIENT_WAITS_MS = 2_000;
/** A busy host may take its time; the least disturbed round counts. */
const ROUNDS = 3;

const later = cleanUpLater();
const home = makeHome();
later(() => removeHome(home));
const builds = [thisBuild()];
let server: TestServer;
let browser: Browser;
let load: Load;

beforeAll(async () => {
  await release('publish', home);
  server = await startServer(home, firstPort(1));
  later(server.stop);
  browser = await startBrowser();
  later(() => browser.close());
});
afterEach(() => load.stop());

async function startLoad(): Promise<void> {
  load = createLoad();
  startCrawler(server.origin, builds, load);
  for (let number = 0; number < 3; number += 1) {
    await startSearcher(server.origin, builds, load);
  }
}

const signal = (number: number, name: NodeJS.Signals) =>
  process.kill(server.instances[number]!.pid, name);

async function restart(number: number): Promise<void> {
  await server.startInstance(number);
  await load.more(TURNS);
}

async function slowestWhileHanging(numbers: number[]): Promise<number> {
  // Forgets which instances failed: nginx would leave them alone for a while.
  await server.reload();
  await load.more(TURNS);
  load.forgetSlowest();
  numbers.forEach((number) => signal(number, 'SIGSTOP'));
  await load.more(TURNS);
  numbers.forEach((number) => signal(number, 'SIGCONT'));
  await load.more(TURNS);
  return load.slowest('search');
}

describe('an instance of the search service', () => {
  test.each([0, 1, 2])('killed and started again: %i', async (number) => {
    await startLoad();
    await load.more(TURNS);
    await endChild(server.instances[number]!, 'SIGKILL');
    await load.more(TURNS);
    await restart(number);
    expect(load.failures).toEqual([]);
  });

  test.each([
    {numbers: [0]},
    {numbers: [1]},
    {numbers: [2]},
    {numbers: [0, 1]},
  ])('hanging, then going on: $numbers', async ({numbers}) => {
    await startLoad();
    let slowest = Infinity;
    for (let round = 0; round < ROUNDS && slowest > CLIENT_WAITS_MS; round++) {
      slowest = await slowestWhileHanging(numbers);
    }
    // nginx doesn't repeat a search that timed out, so a few fail until it takes
    // the instance out.
    const timeouts = load.failures.filter((text) =>
      /^search: .*: 504$/.test(text),
    );
    expect(load.failures).toEqual(timeouts);
    expect(timeouts.length).toBeLessThan(TURNS * numbers.length);
    expect(slowest).toBeLessThan(CLIENT_WAITS_MS);
  });

  test.each([0, 1, 2])('restarted in good order: %i', async (number) => {
    await startLoad();
    await load.more(TURNS);
    await endChild(server.instances[number]!, 'SIGTERM');
    await load.more(TURNS);
    await restart(number);
    expect(load.failures).toEqual([]);
  });
});

test('no instance at all: pages stay, search reports it and comes back', async () => {
  load = createLoad();
  startCrawler(server.origin, builds, load);
  const tab = await openTab(browser, `${server.origin}/docs/commands`);
  await Promise.all(server.instances.map((instance) => endChild(instance)));

  await tab.page.keyboard.press('Control+k');
  await tab.page.fill('.DocSearch-Modal input', 'widget');
  const modal = tab.page.locator('.DocSearch-Modal');
  await modal
    .locator('.DocSearch-Title', {hasText: 'Unable to fetch results'})
    .waitFor();
  await tab.page.keyboard.press('Escape');
  await tab.follow('footer a[href="/blog"]', / blog \|/);
  await load.more(TURNS);
  expect(load.failures).toEqual([]);

  for (const number of server.instances.keys()) {
    await server.startInstance(number);
  }
  await tab.page.keyboard.press('Control+k');
  await tab.page.fill('.DocSearch-Modal input', 'ticket');
  await modal.locator('.DocSearch-Hit').first().waitFor();
});

test('nginx reloaded, five times: no request fails', async () => {
  await startLoad();
  for (let number = 0; number < 5; number += 1) {
    await load.more(TURNS);
    await server.reload();
  }
  await load.more(TURNS);
  expect(load.failures).toEqual([]);
});
