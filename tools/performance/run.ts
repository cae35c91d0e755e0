/**
 * Ours beside the bare engine with the same content, from one run:
 * `npm run bench -- [--rounds 5] [--page 'document with code'] [--json file]
 * [--patience 30] [--no-build]`. Patience is how many seconds a load waits for a
 * quiet machine. Needs Debian's chromium-headless-shell, nginx and its brotli
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
Medians of ${options.rounds} loads each, each first in turn, by a link on another site: CPU 4x
slower, 1.6 Mbit/s, 150 ms; until load and 1 s without a request. kB are on the
wire (brotli); 'ahead' is fetched for the next page and in no other column;
'JS run' is the size of all functions called.
The bare page has the words of our Markdown twin: tabs are labelled blocks,
conversations are quotes, diagrams are lists. Bare is the template as created;
for /search it has keys, with which it carries DocSearch on every page.`;

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
    // The browser still clears up after one load while it makes the next, so
    // neither page may always be the one that follows the heavier.
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
    // The first load pays for the browser's own start.
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
