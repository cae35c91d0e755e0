/**
 * Lighthouse, mobile, on one page of each type of the built site behind nginx
 * with TLS, HTTP/2 and brotli: `npm run lighthouse -- [--rounds 5]
 * [--page home] [--patience 30] [--slowdown 4]`. Prints the median scores and
 * each failing audit; exits 1 if a score is too low. Needs `npm run build` first.
 *
 * Lighthouse assumes a fast desktop and throttles the CPU 4x to simulate a
 * mid-range phone. For a machine with a benchmark index below 1,500 to 2,000 it
 * recommends less throttling; the index is printed. It also counts time spent
 * waiting for a CPU, so we use Chromium's headless shell, which needs less.
 */
import {execFile} from 'node:child_process';
import {parseArgs, promisify} from 'node:util';
import type Report from 'lighthouse/types/lhr/lhr.js';
import {CHROMIUM_FLAGS, HEADLESS_SHELL} from './browser.ts';
import {summary, tooLow} from './lighthouseReport.ts';
import {chosenPages, pageTypes} from './pages.ts';
import {retryOnCpuSteal} from './cpuSteal.ts';
import {ours, withServers} from './servers.ts';

const {values: options} = parseArgs({
  options: {
    rounds: {type: 'string', default: '5'},
    page: {type: 'string', multiple: true},
    patience: {type: 'string', default: '30'},
    slowdown: {type: 'string', default: '4'},
  },
});

const run = (url: string) =>
  promisify(execFile)(
    'node_modules/.bin/lighthouse',
    [
      ...[url, '--output=json', '--quiet'],
      `--throttling.cpuSlowdownMultiplier=${options.slowdown}`,
      `--chrome-flags=--disable-gpu ${CHROMIUM_FLAGS.join(' ')}`,
    ],
    {
      env: {...process.env, CHROME_PATH: HEADLESS_SHELL},
      maxBuffer: 64 * 1024 * 1024,
    },
  );

/** Lighthouse may lose a trace on a busy machine. */
const TRIES = 3;

async function audit(url: string, tries = TRIES): Promise<Report> {
  try {
    const {stdout} = await retryOnCpuSteal(
      () => run(url),
      Number(options.patience) * 1000,
    );
    return JSON.parse(stdout) as Report;
  } catch (error) {
    if (tries > 1) {
      return audit(url, tries - 1);
    }
    const {stderr} = error as {stderr?: string};
    throw new Error(`${url}: ${stderr ?? String(error)}`, {cause: error});
  }
}

async function auditAll([origin]: string[]): Promise<boolean> {
  let ok = true;
  for (const page of chosenPages(options.page)) {
    const reports: Report[] = [];
    for (let round = 0; round < Number(options.rounds); round += 1) {
      reports.push(await audit(origin + pageTypes[page]));
    }
    const found = summary(reports);
    const low = tooLow(found);
    ok &&= low.length === 0;
    const scores = Object.entries(found.scores).map((pair) => pair.join(' '));
    const index = `index of the machine ${found.machineIndex}`;
    console.log(
      `${page}: ${[...scores, index].join(', ')}${low.length > 0 ? ' (!)' : ''}`,
    );
    for (const failure of found.failing) {
      console.log(`  ${failure.replaceAll(origin!, '')}`);
    }
  }
  return ok;
}

process.exitCode = (await withServers([ours], auditAll)) ? 0 : 1;
