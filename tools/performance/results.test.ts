import {describe, expect, it} from 'vitest';
import {median} from './median.ts';
import {ratio, table} from './results.ts';
import type {Measured} from './results.ts';

const baseline: Measured = {
  requests: 10,
  bytes: 200_000,
  scriptBytes: 100_000,
  styleBytes: 10_000,
  htmlBytes: 5_000,
  prefetchedBytes: 0,
  fcp: 1000,
  lcp: 1000,
  cls: 0,
  tbt: 200,
  scriptMs: 500,
  executedBytes: 300_000,
};
const light = {...baseline, scriptBytes: 80_000, bytes: 170_000, tbt: 100};

describe('results', () => {
  it('has the median of odd and even numbers of values', () => {
    expect(median([10, 2, 9])).toBe(9);
    expect(median([4, 1, 2, 3])).toBe(2.5);
  });

  it('compares with zero', () => {
    expect(ratio(0, 0)).toBe(1);
    expect(ratio(1, 0)).toBe(Infinity);
  });

  it('prints ours, stock and their ratio', () => {
    const lines = table([{page: 'post', ours: light, baseline}]).split('\n');
    expect(lines.map((line) => line.split(/ {2,}/).slice(0, 3))).toEqual([
      ['page', 'JS kB', 'CSS kB'],
      ['post', 'ours', '80.0'],
      ['', 'stock', '100.0'],
      ['', 'ratio', '0.80'],
    ]);
  });
});
