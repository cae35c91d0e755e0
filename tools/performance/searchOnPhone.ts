/**
 * Measures the static search provider on a throttled phone (CPU 4x, 1.6 Mbit/s,
 * 150 ms), on a running site, for example from
 * `node tests/helpers/providerSite.ts static 4190`:
 *
 *     node tools/performance/searchOnPhone.ts http://127.0.0.1:4190
 *
 * Prints the bytes that the first search fetches, the time from opening the
 * modal to the first results, and the longest task on the main thread. Chromium
 * can't throttle a Web Worker, so its indexing time is multiplied by four.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {CDPSession, Page} from 'puppeteer-core';
import {launch} from 'puppeteer-core';
import {createSearch} from 'docs-search/engine';
import {parseSnapshot} from 'docs-search/snapshot';
import {CHROMIUM_FLAGS} from './browser.ts';

const CPU = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const LOADS = 5;
const [site = 'http://127.0.0.1:4190'] = process.argv.slice(2);

type Visit = {kilobytes: number; ms: number; longestTask: number};

async function countBytes(client: CDPSession, count: (bytes: number) => void) {
  await client.send('Network.enable');
  client.on('Network.loadingFinished', ({encodedDataLength}) =>
    count(encodedDataLength),
  );
}

async function visit(page: Page): Promise<Visit> {
  let bytes = 0;
  const count = (more: number) => {
    bytes += more;
  };
  const client = await page.createCDPSession();
  await countBytes(client, count);
  // A worker shares its page's connection.
  await client.send('Network.emulateNetworkConditions', NETWORK);
  page.on('workercreated', (worker) => void countBytes(worker.client, count));
  await page.emulateCPUThrottling(CPU);
  await page.goto(`${site}/docs/commands`, {waitUntil: 'networkidle0'});
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, {tasks});
    new PerformanceObserver((list) =>
      list.getEntries().forEach(({duration}) => tasks.push(duration)),
    ).observe({type: 'longtask'});
  });
  bytes = 0;
  const started = performance.now();
  await page.keyboard.down('Control');
  await page.keyboard.press('k');
  await page.keyboard.up('Control');
  await page.waitForSelector('.DocSearch-Input');
  await page.type('.DocSearch-Input', 'telegram');
  await page.waitForSelector('.DocSearch-Hit');
  const ms = performance.now() - started;
  const tasks = await page.evaluate(
    () => (window as unknown as {tasks: number[]}).tasks,
  );
  return {kilobytes: bytes / 1000, ms, longestTask: Math.max(0, ...tasks)};
}

async function indexingTime(): Promise<number> {
  const root = path.resolve(import.meta.dirname, '../..');
  const file = path.join(root, '.search/snapshot.json');
  const {records, synonyms} = parseSnapshot(fs.readFileSync(file, 'utf8'));
  const started = performance.now();
  await createSearch(records, synonyms);
  return performance.now() - started;
}

const browser = await launch({
  executablePath: '/usr/bin/chromium',
  args: CHROMIUM_FLAGS,
});
try {
  const visits: Visit[] = [];
  for (let load = 0; load < LOADS; load += 1) {
    const context = await browser.createBrowserContext();
    visits.push(await visit(await context.newPage()));
    await context.close();
  }
  console.table(visits);
  const indexing = Math.round(CPU * (await indexingTime()));
  console.log(`indexing in the worker, × ${CPU}: ${indexing} ms`);
} finally {
  await browser.close();
}
