/**
 * Compares our site with stock Docusaurus and the same content, in one run:
 * `npm run bench -- [--rounds 5] [--page 'document with code'] [--json file]
 * [--patience 30] [--no-build]`. Patience is how many seconds a load waits for
 * an idle machine. Needs Debian's chromium-headless-shell, nginx and its brotli
 * module.
 */
import fs from 'node:fs';
import {parseArgs} from 'node:util';
import type {Browser} from '@playwright/test';
import {startChromium} from './browser.ts';
import {buildSites, checkBuilt, sites} from './build.ts';
import {executedBytes} from './executed.ts';
import {loadPage} from './load.ts';
import type {Load} from './load.ts';
import {chosenPages, pageTypes} from './pages.ts';
import type {PageType} from './pages.ts';
import {medians, table} from './results.ts';
import type {PageResult} from './results.ts';
import {retryOnCpuSteal} from './cpuSteal.ts';
import {withServers} from './servers.ts';

const {values: options} = parseArgs({
  options: {
    rounds: {type: 'string', default: '5'},
    page: {type: 'string', multiple: true},
    patience: {type: 'string', default: '30'},
    json: {type: 'string'},
    'no-build': {type: 'boolean', default: false},
  },
});

const NOTE = `
Medians of ${options.rounds} interleaved loads each, through a link on another site: CPU
throttled 4x, 1.6 Mbit/s, 150 ms; until load and 1 s without a request. kB are
transferred (brotli); 'prefetched' is in no other column; 'JS executed' is the
size of all called functions.
Stock Docusaurus has the text of our Markdown versions: tabs are labelled
blocks, conversations are quotes, diagrams are lists. It is the unmodified
template; for /search it has keys, and then loads DocSearch on every page.`;

async function measure(
  browser: Browser,
  page: PageType,
  origins: {ours: string; baseline: string},
): Promise<PageResult> {
  const urls = [origins.ours, origins.baseline].map(
    (origin) => origin + pageTypes[page],
  );
  const loads: Load[][] = [[], []];
  for (let round = 0; round < Number(options.rounds); round += 1) {
    // The browser still cleans up after a load during the next one, so the
    // order alternates.
    const order = round % 2 === 0 ? [0, 1] : [1, 0];
    for (const at of order) {
      const load = () => loadPage(browser, urls[at]!);
      loads[at]!.push(
        await retryOnCpuSteal(load, Number(options.patience) * 1000),
      );
    }
  }
  const ours = medians(loads[0]!, await executedBytes(browser, urls[0]!));
  const baseline = medians(loads[1]!, await executedBytes(browser, urls[1]!));
  return {page, ours, baseline};
}

async function measureAll(origins: string[]): Promise<PageResult[]> {
  const [ours, stock, stockWithSearch] = origins as [string, string, string];
  const browser = await startChromium();
  try {
    // Warm-up: the first load includes the browser's startup.
    await loadPage(browser, ours);
    await loadPage(browser, stock);
    const results: PageResult[] = [];
    for (const page of chosenPages(options.page)) {
      const baseline = page === 'search' ? stockWithSearch : stock;
      results.push(await measure(browser, page, {ours, baseline}));
    }
    return results;
  } finally {
    await browser.close();
  }
}

if (!options['no-build']) {
  await buildSites();
}
checkBuilt();
const results = await withServers(
  [sites.ours, sites.baseline, sites.baselineWithSearch],
  measureAll,
);
console.log(table(results) + '\n' + NOTE);
if (options.json) {
  fs.writeFileSync(options.json, JSON.stringify(results, null, 2));
}
