import {expect, test} from 'vitest';
import {readConfig} from './config.ts';

test('only a snapshot is required', () => {
  expect(readConfig({SEARCH_SNAPSHOT: 'a.json'})).toEqual({
    snapshotFile: 'a.json',
    host: '127.0.0.1',
    port: 8108,
    origins: '*',
    cacheBytes: 32 * 1024 * 1024,
    watchMs: 1000,
    stopMs: 10_000,
    logRequests: true,
  });
});

test('origins are a list', () => {
  const SEARCH_ORIGINS = 'https://a.example, https://b.example';
  expect(readConfig({SEARCH_SNAPSHOT: 'a', SEARCH_ORIGINS}).origins).toEqual([
    'https://a.example',
    'https://b.example',
  ]);
});

test.each([
  [{}, 'SEARCH_SNAPSHOT'],
  [{SEARCH_SNAPSHOT: 'a', SEARCH_PORT: 'http'}, 'SEARCH_PORT'],
  [{SEARCH_SNAPSHOT: 'a', SEARCH_CACHE_MB: '-1'}, 'SEARCH_CACHE_MB'],
])('%j is refused by name', (variables, name) => {
  expect(() => readConfig(variables)).toThrow(name);
});
