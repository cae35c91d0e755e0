import {liteClient} from 'algoliasearch/lite';
import type {LiteClient} from 'algoliasearch/lite';
import type {SearchSettings} from '../settings/schema.ts';

type Host = {
  url: string;
  accept: 'read';
  protocol: 'http' | 'https';
};

/** @example toHost('https://s1.example') // {url: 's1.example', …} */
export function toHost(host: string, pageOrigin: string): Host {
  const url = new URL(host === 'same-origin' ? pageOrigin : host);
  return {
    url: url.host,
    accept: 'read',
    protocol: url.protocol === 'http:' ? 'http' : 'https',
  };
}

/**
 * The official client, for Algolia's hosts or our own: same requests, same
 * time-outs, same retry on the next host.
 */
export function createSearchClient(search: SearchSettings): LiteClient {
  const {appId, apiKey} = search;
  if (search.provider === 'algolia') {
    return liteClient(appId, apiKey);
  }
  const hosts = search.hosts.map((host) =>
    toHost(host, window.location.origin),
  );
  return liteClient(appId, apiKey, {hosts});
}
