import {expect, it} from 'vitest';
import {sizeWarning} from './sizeWarning.ts';

it.each([
  ['self', 10_000, undefined],
  ['self', 10_001, "'algolia' or another engine"],
  ['static', 3_001, "'self' or 'algolia'"],
  ['algolia', 1_000_000, undefined],
] as const)('%s with %i records', (provider, records, expected) => {
  const warning = sizeWarning(records, provider);
  expect(warning?.includes(expected ?? '') ?? undefined).toBe(expected && true);
});
