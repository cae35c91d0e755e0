import type {Algoliasearch} from 'algoliasearch';
import {algoliasearch} from 'algoliasearch';

export type Account = {
  appId: string;
  adminKey: string;
  /** Replaces Algolia's hosts in tests, as URLs. */
  hosts?: readonly string[];
};

export function createClient({appId, adminKey, hosts}: Account): Algoliasearch {
  return hosts === undefined || hosts.length === 0
    ? algoliasearch(appId, adminKey)
    : algoliasearch(appId, adminKey, {hosts: hosts.map(parseHost)});
}

/** @example parseHost('http://127.0.0.1:8000') */
function parseHost(text: string) {
  const {protocol, hostname, port} = new URL(text);
  return {
    url: hostname,
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    accept: 'readWrite' as const,
    ...(port === '' ? {} : {port: Number(port)}),
  };
}
