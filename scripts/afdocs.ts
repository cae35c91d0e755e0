/**
 * The Agent-Friendly Documentation Spec, checked by `afdocs` on every page of
 * the built site behind nginx. Prints each check and the score; exits 1 when a
 * check does not pass. Needs `npm run build` first.
 */
import {execFile} from 'node:child_process';
import fs from 'node:fs';
import {promisify} from 'node:util';
import settings from '../site.settings.ts';
import {withSite} from './withSite.ts';

const PORT = Number(process.env.AFDOCS_PORT ?? 4172);
const REPORT = 'test-results/afdocs.json';

/**
 * What cannot pass, by check and page, and why. All 20 calls of the API with
 * samples in three languages are one page, because its route is fixed; with
 * what the theme adds (contents, links at headings) its HTML converts to
 * 58,000 characters, and afdocs warns from 50,000 on. Its Markdown passes.
 */
const ACCEPTED: Record<string, string> = {
  'page-size-html': '/docs/api-developers/api',
};

type Check = {
  id: string;
  status: 'pass' | 'warn' | 'fail' | 'skip' | 'error';
  message: string;
  details?: {pageResults?: {url: string; status?: string}[]};
};
type Report = {results: Check[]; scoring: {overall: number; grade: string}};

async function run(origin: string): Promise<Report> {
  const {stdout} = await promisify(execFile)(
    'node_modules/.bin/afdocs',
    [
      ...['check', origin, '--canonical-origin', settings.urls.site],
      ...['--format', 'json', '--score', '--quiet'],
      // Every page, each time the same; the server is ours alone.
      ...['--sampling', 'deterministic', '--max-links', '1000'],
      ...['--request-delay', '0'],
    ],
    {maxBuffer: 64 * 1024 * 1024},
  ).catch((error: {stdout: string}) => error);
  return JSON.parse(stdout) as Report;
}

function passes({id, status, details}: Check): boolean {
  if (status === 'pass' || status === 'skip') {
    return true;
  }
  const notPassed = (details?.pageResults ?? [])
    .filter((page) => page.status !== 'pass')
    .map(({url}) => new URL(url).pathname);
  return status === 'warn' && notPassed.join() === (ACCEPTED[id] ?? 'no page');
}

const {results, scoring} = await withSite(PORT, run);
for (const check of results) {
  const mark = passes(check) ? check.status : `${check.status} (!)`;
  console.log(`${mark.toUpperCase().padEnd(9)} ${check.id}: ${check.message}`);
}
const failures = results
  .filter((check) => !passes(check))
  .map(({id, message}) => `${id}: ${message}`);
console.log(`afdocs: ${scoring.overall} of 100 (${scoring.grade})`);
fs.mkdirSync('test-results', {recursive: true});
fs.writeFileSync(
  REPORT,
  JSON.stringify({passed: results.length - failures.length, failures}),
);
process.exitCode = failures.length > 0 || results.length === 0 ? 1 : 0;
