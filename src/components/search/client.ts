import {liteClient} from 'algoliasearch/lite';
import type {LiteClient} from 'algoliasearch/lite';
import {createHostMemory} from './hostMemory.ts';
import type {SearchClient} from './searchClient.ts';
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

/** Shared, as the modal creates a new client each time it opens. */
const hostMemory = createHostMemory();

/** From the specification; the client's defaults differ between its builds. */
const timeouts = {connect: 1_000, read: 2_000, write: 30_000};

export function createSearchClient(search: SearchSettings): SearchClient {
  return search.provider === 'static'
    ? createStaticClient()
    : createHttpClient(search);
}

/**
 * The official client, for Algolia or our service: same requests, timeouts and
 * retries on the next host.
 */
export function createHttpClient(
  search: Exclude<SearchSettings, {provider: 'static'}>,
  overrides?: Parameters<typeof liteClient>[2],
): LiteClient {
  const {appId, apiKey} = search;
  // The client derives Algolia's hosts from the application id.
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
