import {spawn} from 'node:child_process';
import type {ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {afterEach, describe, expect, test} from 'vitest';
import {liteClient} from 'algoliasearch/lite';
import settings from '../../site.settings.ts';
import {HEADING} from '../helpers/searchTerms.ts';
import {docRoutes} from '../helpers/site.ts';

const {indexName} = settings.search;
const PORT = 4260;
const [DOC] = docRoutes as [string];

let running: ChildProcess | undefined;
/** What the script has printed as errors and warnings. */
let output = '';

/** Runs an npm script in a process group of its own, so that all of it ends. */
function run(script: string, args: string[], env: Record<string, string>) {
  running = spawn('npm', ['run', script, '--', ...args], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {...process.env, ...env},
  });
  output = '';
  running.stderr?.on('data', (chunk) => {
    output += String(chunk);
  });
}

afterEach(async () => {
  const child = running as ChildProcess;
  if (child.exitCode === null) {
    const ended = once(child, 'exit');
    process.kill(-(child.pid as number), 'SIGTERM');
    await ended;
  }
});

const status = (path: string) =>
  fetch(`http://127.0.0.1:${PORT}${path}`, {redirect: 'manual'}).then(
    (reply) => reply.status,
    () => 'no reply',
  );

function search(query: string) {
  const client = liteClient('any', 'any', {
    hosts: [
      {
        url: `127.0.0.1:${PORT}`,
        accept: 'readWrite',
        protocol: 'http',
      },
    ],
  });
  return client.searchForHits<{url: string}>({
    requests: [{indexName, query}],
  });
}

async function expectSearchWorks() {
  const {results} = await search(HEADING.text);
  const urls = results[0]?.hits.map(({url}) => new URL(url).pathname);
  expect(urls).toContain(HEADING.route);
}

describe('one command', () => {
  test('npm run serve: site and search on the port asked for, in seconds', async () => {
    run('serve', [], {PORT: String(PORT)});
    await expect.poll(() => status('/'), {timeout: 10_000}).toBe(200);
    expect(await status(DOC)).toBe(200);
    expect(await status(`${DOC}/`)).toBe(301);
    expect(await status('/no/such/page')).toBe(404);
    expect(await status('/%00')).toBe(404);
    await expectSearchWorks();
  });

  test('npm start: the dev server, with search', async () => {
    run('start', ['--port', String(PORT), '--no-open'], {SEARCH_PORT: '4261'});
    await expect
      .poll(() => status(DOC), {timeout: 120_000, interval: 500})
      .toBe(200);
    await expectSearchWorks();
    for (const [path, type] of [
      ['/blog/rss.xml', 'application/xml'],
      [`${DOC}.md`, 'text/markdown'],
      [DOC, 'text/html'],
    ] as const) {
      const reply = await fetch(`http://127.0.0.1:${PORT}${path}`);
      expect(reply.headers.get('content-type'), path).toContain(type);
    }
    // One of a dependency: tools/site/docusaurus.ts.
    expect(output).not.toContain('DeprecationWarning');
  });
});
