/**
 * Twenty releases under load: what visitors, searchers and an open tab meet
 * while the site is switched under them.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {beforeAll, expect, test} from 'vitest';
import {digestOf} from 'docs-search/service/store';
import {SNAPSHOT_FILE} from '../../plugins/postbuild/search-index/writeSnapshot.ts';
import {otherBuild, thisBuild} from '../helpers/deploymentHarness/builds.ts';
import type {Build} from '../helpers/deploymentHarness/builds.ts';
import {cleanUpLater} from '../helpers/deploymentHarness/cleanUp.ts';
import {firstPort} from '../helpers/deploymentHarness/config.ts';
import {startCrawler} from '../helpers/deploymentHarness/crawler.ts';
import type {TestServer} from '../helpers/deploymentHarness/index.ts';
import {
  makeHome,
  removeHome,
  startServer,
} from '../helpers/deploymentHarness/index.ts';
import {createLoad} from '../helpers/deploymentHarness/load.ts';
import {release} from '../helpers/deploymentHarness/release.ts';
import {startSearcher} from '../helpers/deploymentHarness/searcher.ts';
import {openTab, startBrowser} from '../helpers/deploymentHarness/tab.ts';

const RELEASES = 20;
const CRAWLERS = 3;
const SEARCHERS = 3;
/** Visits and searches that each release serves before the next one. */
const TURNS = 6;

const later = cleanUpLater();
const home = makeHome();
const otherDir = makeHome();
later(() => [home, otherDir].forEach(removeHome));
let builds: [Build, Build];
let server: TestServer;
let browser: Browser;

/** As an owner does it: the script tests and reloads nginx. */
const publish = (number: number, reload = server.reloadCommand) =>
  release('publish', home, {args: [builds[number % 2]!.siteDir], reload});

beforeAll(async () => {
  builds = [thisBuild(), await otherBuild(otherDir)];
  await publish(0, 'true');
  server = await startServer(home, firstPort(0));
  later(server.stop);
  browser = await startBrowser();
  later(() => browser.close());
});

const servedDigests = () =>
  Promise.all(
    server.instances.map(async ({url}) => {
      const reply = await fetch(`${url}/ready`);
      const {digest} = (await reply.json()) as {digest: string};
      return digest;
    }),
  );

test('20 releases and a rollback under load: nothing fails, and an open tab keeps working', async () => {
  const tab = await openTab(
    browser,
    `${server.origin}/docs/getting-started/intro`,
  );
  const load = createLoad();
  for (let number = 0; number < CRAWLERS; number += 1) {
    startCrawler(server.origin, builds, load);
  }
  for (let number = 0; number < SEARCHERS; number += 1) {
    await startSearcher(server.origin, builds, load);
  }
  await load.more(TURNS);
  for (let number = 1; number <= RELEASES; number += 1) {
    await publish(number);
    await load.more(TURNS);
    if (number === RELEASES / 2) {
      await release('rollback', home, {reload: server.reloadCommand});
      await load.more(TURNS);
    }
  }
  await load.stop();
  console.log('under load:', Object.fromEntries(load.counts));
  expect(load.failures).toEqual([]);
  for (const {siteDir} of builds) {
    expect(
      load.counts.get(path.basename(siteDir)),
      'both builds were visited',
    ).toBeGreaterThan(RELEASES * 2);
  }

  // Search moves with the site.
  const current = fs.readFileSync(path.join(home, 'current', SNAPSHOT_FILE));
  const digest = digestOf(current.toString());
  await expect
    .poll(servedDigests, {timeout: 10_000})
    .toEqual([digest, digest, digest]);

  // The tab is of the first release, and the second build is served last.
  await publish(1);
  const loaded = tab.requests.length;
  await tab.follow('footer a[href="/blog"]', / blog \|/);
  await tab.follow('main h2 a', /^(?!.* blog \|)/);
  await tab.follow('main a[href^="/blog/tags/"]', / tagged /);
  const chunks = tab.requests
    .slice(loaded)
    .filter((file) => file.startsWith('/assets/js/'));
  expect(chunks.length, 'chunks that the tab did not have').toBeGreaterThan(3);
  for (const script of chunks) {
    expect([...builds[0].files.keys()]).toContain(script);
    expect([...builds[1].files.keys()]).not.toContain(script);
  }
  expect(tab.complaints).toEqual([]);
});

test('prune under load: no request fails, and a tab of a kept release finds its chunks', async () => {
  const KEPT = 5;
  // The last five releases have both builds; the tab's build isn't current.
  await publish(0);
  const tab = await openTab(browser, `${server.origin}/docs/commands`);
  await publish(1);
  const load = createLoad();
  for (let number = 0; number < CRAWLERS; number += 1) {
    startCrawler(server.origin, builds, load);
  }
  await startSearcher(server.origin, builds, load);
  await load.more(TURNS);
  for (const keep of [10, KEPT]) {
    await release('prune', home, {args: ['--keep', String(keep)]});
    await load.more(TURNS);
  }
  await load.stop();
  expect(load.failures).toEqual([]);
  expect(fs.readdirSync(path.join(home, 'releases'))).toHaveLength(KEPT);
  await tab.follow('footer a[href="/blog"]', / blog \|/);
  await tab.follow('main h2 a', /^(?!.* blog \|)/);
  expect(tab.complaints).toEqual([]);

  // With one release left, the other build's files are gone.
  await release('prune', home, {args: ['--keep', '1']});
  const assets = fs.globSync('assets/js/*.js', {cwd: home});
  expect(assets.map((file) => `/${file}`).sort()).toEqual(
    [...builds[1].files.keys()]
      .filter((file) => /^\/assets\/js\/.*\.js$/.test(file))
      .sort(),
  );
});
