import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {liteClient} from 'algoliasearch/lite';
import type {SearchSettings} from '../../../plugins/settings/schema.ts';
import {createHttpClient, toHost} from './client.ts';

type Options = NonNullable<Parameters<typeof liteClient>[2]>;
type Requester = NonNullable<Options['requester']>;

describe('toHost', () => {
  it('keeps the scheme and port of a host', () => {
    expect(toHost('http://127.0.0.1:7700', 'https://docs.test')).toEqual({
      url: '127.0.0.1:7700',
      accept: 'readWrite',
      protocol: 'http',
    });
  });
  it('resolves same-origin to the page’s origin', () => {
    expect(toHost('same-origin', 'https://docs.test')).toEqual({
      url: 'docs.test',
      accept: 'readWrite',
      protocol: 'https',
    });
  });
});

const two = {
  provider: 'self',
  hosts: ['https://one.test', 'https://two.test'],
  appId: 'docs',
  apiKey: 'key',
  indexName: 'docs',
} satisfies SearchSettings;

describe('createHttpClient', () => {
  const asked: string[] = [];
  /** The first host fails, the second answers. */
  const requester: Requester = {
    send: async ({url}) => {
      const {host} = new URL(url);
      asked.push(host);
      return host === 'one.test'
        ? {status: 0, content: 'refused', isTimedOut: false}
        : {status: 200, content: '{"results":[]}', isTimedOut: false};
    },
  };

  beforeEach(() => {
    vi.useFakeTimers({toFake: ['Date']});
    vi.stubGlobal('window', {location: {origin: 'https://docs.test'}});
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('waits 1 s to connect, 2 s to read, 30 s to write', () => {
    expect(createHttpClient(two).transporter.timeouts).toEqual({
      connect: 1_000,
      read: 2_000,
      write: 30_000,
    });
  });

  it('retries a failed host after 120 s', async () => {
    const client = createHttpClient(two, {requester});
    const ask = async (query: string) => {
      asked.length = 0;
      await client.search({requests: [{indexName: 'docs', query}]});
      return [...asked];
    };
    expect(await ask('a')).toEqual(['one.test', 'two.test']);
    vi.setSystemTime(Date.now() + 119_000);
    expect(await ask('b')).toEqual(['two.test']);
    vi.setSystemTime(Date.now() + 2_000);
    expect(await ask('c')).toEqual(['one.test', 'two.test']);
  });

  it('uses Algolia’s hosts if that is the provider', () => {
    const client = createHttpClient({
      provider: 'algolia',
      appId: 'APP1',
      apiKey: 'key',
      indexName: 'docs',
    });
    expect(client.transporter.hosts.map((host) => host.url)).toContain(
      'APP1-dsn.algolia.net',
    );
  });
});
