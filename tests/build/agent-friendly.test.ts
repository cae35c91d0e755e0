/** The Agent-Friendly Documentation Spec, checked by `afdocs` on every page. */
import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {expect, test} from 'vitest';
import settings from '../../site.settings.ts';
import {withSite} from '../helpers/withSite.ts';

const PORT = Number(process.env.AFDOCS_PORT ?? 4172);

type Report = {
  results: {
    id: string;
    status: 'pass' | 'warn' | 'fail' | 'skip' | 'error';
    message: string;
  }[];
};

async function run(origin: string): Promise<Report> {
  const {stdout} = await promisify(execFile)(
    'node_modules/.bin/afdocs',
    [
      ...['check', origin, '--canonical-origin', settings.urls.site],
      ...['--format', 'json', '--quiet'],
      ...['--sampling', 'deterministic', '--max-links', '1000'],
      ...['--request-delay', '0'],
      // The API reference is one page. Agents cut pages at 100,000 characters.
      ...['--pass-threshold', '80000'],
    ],
    {maxBuffer: 64 * 1024 * 1024},
  ).catch((error: {stdout: string}) => error);
  return JSON.parse(stdout) as Report;
}

test('afdocs finds nothing to improve', async () => {
  const {results} = await withSite(PORT, run);
  expect(results.length).toBeGreaterThan(10);
  // A check that doesn't apply to a site like this is skipped.
  expect(
    results.filter(({status}) => status !== 'pass' && status !== 'skip'),
  ).toEqual([]);
}, 120_000);
