import {liteClient} from 'algoliasearch/lite';
import type {LiteClient} from 'algoliasearch/lite';
import {createBrowserClient} from './browserClient.ts';
import {createHostMemory} from './hostMemory.ts';
import type {SearchClient} from './searchClient.ts';
import type {AlgoliaSettings} from '../../plugins/settings/schema.ts';

/** Shared, as the modal creates a new client each time it opens. */
const hostMemory = createHostMemory();

/** From the specification; the client's defaults differ between its builds. */
const timeouts = {connect: 1_000, read: 2_000, write: 30_000};

/** @param fileUrl the search file, which browsers search without Algolia */
export const createSearchClient = (
  algolia: AlgoliaSettings | null,
  fileUrl: string,
): SearchClient =>
  algolia ? createAlgoliaClient(algolia) : createBrowserClient(fileUrl);

/** The official client. */
export const createAlgoliaClient = (
  {appId, apiKey}: AlgoliaSettings,
  overrides?: Parameters<typeof liteClient>[2],
): LiteClient =>
  liteClient(appId, apiKey, {timeouts, hostsCache: hostMemory, ...overrides});
