/**
 * Which hosts failed, and when, so that one that is down is left alone for
 * 120 s. The official client (5.61) means to remember this, but writes under a
 * key that holds the host's state and reads under one that doesn't, so it asks
 * a dead host first on every query.
 */
import type {Cache} from '@algolia/client-common';

const urlOf = (host: unknown) => (host as {url: string}).url;

export function createHostMemory(): Cache {
  const states = new Map<string, unknown>();
  return {
    get: async <Value>(host: unknown, unknown: () => Promise<Value>) =>
      (states.get(urlOf(host)) as Value | undefined) ?? unknown(),
    set: async (host, state) => {
      states.set(urlOf(host), state);
      return state;
    },
    delete: async (host) => {
      states.delete(urlOf(host));
    },
    clear: async () => states.clear(),
  };
}
