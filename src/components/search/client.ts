import {liteClient} from 'algoliasearch/lite';
import type {LiteClient} from 'algoliasearch/lite';
import {createHostMemory} from './hostMemory.ts';
import {createStaticClient} from './staticClient.ts';
import type {SearchSettings} from '../../../plugins/settings/schema.ts';

type Host = {
  url: string;
  accept: 'readWrite';
  protocol: 'http' | 'https';
};

/** @example toHost('https://s1.example') // {url: 's1.example', …} */
export function toHost(host: string, pageOrigin: string): Host {
  const url = new URL(host === 'same-origin' ? pageOrigin : host);
  return {
    url: url.host,
    accept: 'readWrite',
    protocol: url.protocol === 'http:' ? 'http' : 'https',
  };
}

/** One for the page: the modal makes a new client each time it opens. */
const hostMemory = createHostMemory();

/** The specification's; the client's own differ between its builds. */
const timeouts = {connect: 1_000, read: 2_000, write: 30_000};

/** What the modal and /search need of a client. */
export type SearchClient = Pick<
  LiteClient,
  'search' | 'searchForHits' | 'addAlgoliaAgent'
>;

export function createSearchClient(search: SearchSettings): SearchClient {
  return search.provider === 'static'
    ? createStaticClient()
    : createHttpClient(search);
}

/**
 * The official client, for Algolia's hosts or our own: same requests, same
 * time-outs, same retry on the next host.
 */
export function createHttpClient(
  search: Exclude<SearchSettings, {provider: 'static'}>,
  overrides?: Parameters<typeof liteClient>[2],
): LiteClient {
  const {appId, apiKey} = search;
  // Algolia's hosts follow from the application id.
  const hosts =
    search.provider === 'algolia'
      ? {}
      : {
          hosts: search.hosts.map((host) =>
            toHost(host, window.location.origin),
          ),
        };
  return liteClient(appId, apiKey, {
    timeouts,
    hostsCache: hostMemory,
    ...hosts,
    ...overrides,
  });
}
