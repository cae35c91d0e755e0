/** The search provider of the site under test: `SEARCH_PROVIDER`. */
import fs from 'node:fs';
import type {BrowserContext, Route} from '@playwright/test';
import type {Snapshot} from 'docs-search/record';
import {packRecords} from 'docs-search/recordsFile';
import {createApp} from 'docs-search/service/app';
import {createMetrics} from 'docs-search/service/metrics';
import {createIndexStore} from 'docs-search/service/store';

export const provider = (process.env.SEARCH_PROVIDER ?? 'self') as
  'self' | 'static' | 'algolia';

/** The static provider searches in the browser, without requests. */
export const isStatic = provider === 'static';

/** What search requests: queries, or the file with all records. */
export const SEARCH_REQUESTS = isStatic
  ? '**/assets/search/records.*.json'
  : '**/1/indexes/*/queries*';

const ALGOLIA_HOSTS = /^https:\/\/[\w-]+\.(?:algolia\.net|algolianet\.com)\//;

export const isSearchHost = (url: string): boolean =>
  provider === 'algolia' && ALGOLIA_HOSTS.test(url);

/** Our service implements Algolia's protocol, so it's our fake Algolia. */
async function createService(snapshotFile: string) {
  const store = createIndexStore();
  await store.reload(snapshotFile);
  return createApp({
    store,
    metrics: createMetrics(),
    log: () => {},
    origins: '*',
    cacheBytes: 0,
  });
}

async function answerWith(
  service: Awaited<ReturnType<typeof createService>>,
  route: Route,
): Promise<void> {
  const reply = await service.request('/1/indexes/*/queries', {
    method: route.request().method(),
    body: route.request().postData(),
  });
  await route.fulfill({
    status: reply.status,
    headers: {'access-control-allow-origin': '*'},
    contentType: 'application/json',
    body: await reply.text(),
  });
}

export async function fakeAlgolia(
  context: BrowserContext,
  snapshotFile = '.search/snapshot.json',
): Promise<void> {
  const service = await createService(snapshotFile);
  await context.route(ALGOLIA_HOSTS, (route) => answerWith(service, route));
}

/** Answers searches from this snapshot only. */
export async function answerFrom(
  context: BrowserContext,
  snapshot: Snapshot,
  file: string,
): Promise<void> {
  fs.writeFileSync(file, JSON.stringify(snapshot));
  const service = await createService(file);
  const body = JSON.stringify(packRecords(snapshot));
  await context.route(SEARCH_REQUESTS, (route) =>
    isStatic
      ? route.fulfill({contentType: 'application/json', body})
      : answerWith(service, route),
  );
}
