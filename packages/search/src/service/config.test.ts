import {expect, test} from 'vitest';
import {readConfig} from './config.ts';

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
