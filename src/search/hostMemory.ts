/**
 * Remembers which hosts failed, and when, so that a host that is down isn't
 * asked for 120 s. The official client (5.61) tries to, but writes to a key that
 * includes the host's state and reads from one that doesn't, so it asks a dead
 * host first on every query.
 */
import type {liteClient} from 'algoliasearch/lite';

type Options = NonNullable<Parameters<typeof liteClient>[2]>;
type Cache = NonNullable<Options['hostsCache']>;

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
