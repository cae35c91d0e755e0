/**
 * Lighthouse, mobile, on one page of each kind behind nginx with TLS, HTTP/2
 * and brotli: `npm run lighthouse -- [--rounds 5] [--page home]
 * [--slowdown 4]`. Prints median scores and the audits that fail. Needs
 * `npm run build` first.
 *
 * The index is Lighthouse's measure of the machine. The CPU slowdown that
 * simulates the intended phone is 4 at 1,533, 3 at 1,300 and 2 at 800:
 * https://lighthouse-cpu-throttling-calculator.vercel.app.
 */
import {execFile} from 'node:child_process';
import {parseArgs, promisify} from 'node:util';
import type Report from 'lighthouse/types/lhr/lhr.js';
import playwrightConfig from '../../playwright.config.ts';
import {chosenPages, median} from './pages.ts';
import {ours, withServers} from './servers.ts';

const {values: options} = parseArgs({
  options: {
    rounds: {type: 'string', default: '5'},
    page: {type: 'string', multiple: true},
    slowdown: {type: 'string', default: '4'},
  },
});

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const {executablePath, args} = playwrightConfig.use!.launchOptions!;

async function audit(url: string): Promise<Report> {
  const flags = [...args!, '--disable-gpu', '--ignore-certificate-errors'];
  const {stdout} = await promisify(execFile)(
    'node_modules/.bin/lighthouse',
    [
      url,
      '--output=json',
      '--quiet',
      `--throttling.cpuSlowdownMultiplier=${options.slowdown}`,
      `--chrome-flags=${flags.join(' ')}`,
    ],
    {
      env: {...process.env, CHROME_PATH: executablePath},
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return JSON.parse(stdout) as Report;
}

function failingAudits(report: Report): string[] {
  return CATEGORIES.flatMap((category) =>
    report.categories[category]!.auditRefs.map(({id}) => report.audits[id]!)
      .filter(({score}) => score !== null && score < 1)
      .map(
        ({id, displayValue = ''}) => `  ${category} · ${id} ${displayValue}`,
      ),
  );
}

await withServers([ours], async ([origin]) => {
  for (const [name, route] of chosenPages(options.page)) {
    const reports: Report[] = [];
    for (let round = 0; round < Number(options.rounds); round += 1) {
      reports.push(await audit(`${origin}${route}`));
    }
    const scores = CATEGORIES.map((category) => {
      const all = reports.map(({categories}) => categories[category]!.score!);
      return `${category} ${Math.round(median(all) * 100)}`;
    });
    const index = median(
      reports.map(({environment}) => environment.benchmarkIndex),
    );
    console.log(`${name}: ${scores.join(', ')} (index ${index.toFixed(0)})`);
    console.log(failingAudits(reports[0]!).join('\n'));
  }
});
