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

type Check = {
  id: string;
  status: 'pass' | 'warn' | 'fail' | 'skip' | 'error';
  message: string;
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
      // The API reference is one page. Agents cut pages at 100,000 characters.
      ...['--pass-threshold', '80000'],
    ],
    {maxBuffer: 64 * 1024 * 1024},
  ).catch((error: {stdout: string}) => error);
  return JSON.parse(stdout) as Report;
}

/** A check that does not apply to a site like this is skipped. */
const passes = ({status}: Check): boolean =>
  status === 'pass' || status === 'skip';

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
