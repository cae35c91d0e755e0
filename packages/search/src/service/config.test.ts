import {expect, test} from 'vitest';
import {readConfig} from './config.ts';

test('only a snapshot is required', () => {
  expect(readConfig({SEARCH_SNAPSHOT: 'a.json, b.json'})).toEqual({
    files: ['a.json', 'b.json'],
    host: '127.0.0.1',
    port: 8108,
    credentials: undefined,
    origins: '*',
    cacheBytes: 32 * 1024 * 1024,
    watchMs: 1000,
    stopMs: 10_000,
    logRequests: true,
  });
});

test('everything can be set', () => {
  const config = readConfig({
    SEARCH_SNAPSHOT: 'a.json',
    SEARCH_PORT: '0',
    SEARCH_APP_ID: 'APP',
    SEARCH_API_KEY: 'key',
    SEARCH_ORIGINS: 'https://a.example, https://b.example',
    SEARCH_LOG_REQUESTS: '0',
  });
  expect(config).toMatchObject({
    port: 0,
    credentials: {appId: 'APP', apiKey: 'key'},
    origins: ['https://a.example', 'https://b.example'],
    logRequests: false,
  });
});

test.each([
  [{}, 'SEARCH_SNAPSHOT'],
  [{SEARCH_SNAPSHOT: 'a', SEARCH_PORT: 'http'}, 'SEARCH_PORT'],
  [{SEARCH_SNAPSHOT: 'a', SEARCH_APP_ID: 'x'}, 'belong together'],
  [{SEARCH_SNAPSHOT: 'a', SEARCH_CACHE_MB: '-1'}, 'SEARCH_CACHE_MB'],
])('%j is refused by name', (variables, name) => {
  expect(() => readConfig(variables)).toThrow(name);
});
