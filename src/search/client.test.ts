import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {liteClient} from 'algoliasearch/lite';
import {createAlgoliaClient} from './client.ts';

type Options = NonNullable<Parameters<typeof liteClient>[2]>;
type Requester = NonNullable<Options['requester']>;

const algolia = {appId: 'APP1', apiKey: 'key', indexName: 'docs'};
const FIRST = 'APP1-dsn.algolia.net';

describe('createAlgoliaClient', () => {
  const asked: string[] = [];
  /** The first host fails, the others answer. */
  const requester: Requester = {
    send: async ({url}) => {
      const {host} = new URL(url);
      asked.push(host);
      return host === FIRST.toLowerCase()
        ? {status: 0, content: 'refused', isTimedOut: false}
        : {status: 200, content: '{"results":[]}', isTimedOut: false};
    },
  };

  beforeEach(() => vi.useFakeTimers({toFake: ['Date']}));
  afterEach(() => vi.useRealTimers());

  it('waits 1 s to connect, 2 s to read, 30 s to write', () => {
    expect(createAlgoliaClient(algolia).transporter.timeouts).toEqual({
      connect: 1_000,
      read: 2_000,
      write: 30_000,
    });
  });

  it('retries a failed host after 120 s', async () => {
    const client = createAlgoliaClient(algolia, {requester});
    const hostsFor = async (query: string) => {
      asked.length = 0;
      await client.search({requests: [{indexName: 'docs', query}]});
      return [...asked];
    };
    const [failed, second] = await hostsFor('a');
    expect(failed).toBe(FIRST.toLowerCase());
    vi.setSystemTime(Date.now() + 119_000);
    expect(await hostsFor('b')).toEqual([second]);
    vi.setSystemTime(Date.now() + 2_000);
    expect(await hostsFor('c')).toEqual([failed, second]);
  });
});
