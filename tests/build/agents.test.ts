/** What agents read: llms.txt, llms-full.txt, and afdocs's rules for both. */
import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {describe, expect, it} from 'vitest';
import settings from '../../site.settings.ts';
import {markdownPath} from '../../data/paths.ts';
import {buildDir, readBuilt, routesOf} from '../helpers/site.ts';
import {withSite} from '../helpers/withSite.ts';

const {site, mcp} = settings.urls;
const PORT = 4172;

describe('llms.txt', () => {
  const text = readBuilt('llms.txt');

  it.each(routesOf('doc', 'category', 'post'))('lists %s', (route) => {
    expect(text).toMatch(`](${site}${markdownPath(route)}): `);
  });

  it('has no broken links and no empty descriptions', () => {
    const links = [...text.matchAll(/\]\((https?:[^)]+)\)/g)];
    const missing = links
      .map(([, link]) => path.join(buildDir, link!.slice(site.length)))
      .filter((file) => !fs.existsSync(file));
    expect(missing).toEqual([]);
    expect(text).not.toMatch(/\): *$/m);
    expect(text.includes('MCP')).toBe(mcp !== null);
  });
});

it.each(routesOf('doc', 'post'))('llms-full.txt contains %s', (route) => {
  const markdown = readBuilt(markdownPath(route).slice(1));
  expect(readBuilt('llms-full.txt')).toContain(markdown);
});

it('afdocs finds no failure', async () => {
  const {stdout} = await withSite(PORT, (origin) =>
    promisify(execFile)(
      'node_modules/.bin/afdocs',
      [
        ...['check', origin, '--canonical-origin', site],
        ...['--format', 'json', '--quiet'],
        ...['--sampling', 'deterministic', '--max-links', '1000'],
        ...['--request-delay', '0'],
        // The API reference is one page. Agents cut pages at 100,000 characters.
        ...['--pass-threshold', '80000'],
      ],
      {maxBuffer: 64 * 1024 * 1024},
    ).catch((error: {stdout: string}) => error),
  );
  type Result = {id: string; status: string; message: string};
  const {results} = JSON.parse(stdout) as {results: Result[]};
  const withStatus = (status: RegExp) =>
    results
      .filter((result) => status.test(result.status))
      .map(({id, message}) => `${id}: ${message}`);
  // Very short pages get some.
  withStatus(/warn/).forEach((warning) => console.warn(warning));
  expect(withStatus(/fail|error/)).toEqual([]);
  expect(withStatus(/pass/)).not.toEqual([]);
}, 120_000);
