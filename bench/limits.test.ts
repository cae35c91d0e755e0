import {describe, expect, it} from 'vitest';
import {missed} from './limits.ts';
import type {PageType} from './pages.ts';
import {median, ratio, table} from './results.ts';
import type {Measured} from './results.ts';

const bare: Measured = {
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
const light = {...bare, scriptBytes: 80_000, bytes: 170_000, tbt: 100};
const failures = (page: PageType, ours: Measured) => missed({page, ours, bare});

describe('missed', () => {
  it('is empty when every limit holds', () => {
    expect(failures('document with code', light)).toEqual([]);
  });

  it.each([
    ['scriptBytes', 86_000],
    ['bytes', 181_000],
    ['tbt', 181],
    ['fcp', 1001],
    ['lcp', 1001],
    ['cls', 0.006],
  ])('names %s of a document with code', (metric, value) => {
    const found = failures('document with code', {...light, [metric]: value});
    expect(found).toHaveLength(1);
  });

  it('asks other pages for no more JavaScript than bare', () => {
    const heavy = {...light, scriptBytes: 100_100};
    expect(failures('post', heavy)).toEqual([
      'post: scriptBytes is 1.001 of bare, not 1',
    ]);
    expect(failures('post', {...light, tbt: 1000})).toEqual([]);
    expect(failures('home', heavy)).toEqual([]);
  });
});

describe('results', () => {
  it('has the middle of odd and even numbers of values', () => {
    expect(median([10, 2, 9])).toBe(9);
    expect(median([4, 1, 2, 3])).toBe(2.5);
  });

  it('compares with nothing', () => {
    expect(ratio(0, 0)).toBe(1);
    expect(ratio(1, 0)).toBe(Infinity);
  });

  it('prints ours, bare and their ratio', () => {
    const lines = table([{page: 'post', ours: light, bare}]).split('\n');
    expect(lines.map((line) => line.split(/ {2,}/).slice(0, 3))).toEqual([
      ['page', 'JS kB', 'CSS kB'],
      ['post', 'ours', '80.0'],
      ['', 'bare', '100.0'],
      ['', 'ratio', '0.80'],
    ]);
  });
});
