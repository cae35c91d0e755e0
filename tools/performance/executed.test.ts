import {describe, expect, it} from 'vitest';
import {executedLength} from './executed.ts';

const range = (startOffset: number, endOffset: number, count: number) => ({
  startOffset,
  endOffset,
  count,
});

describe('executedLength', () => {
  it('counts called functions, without uncalled ones inside', () => {
    const script = range(0, 100, 1);
    const called = range(10, 50, 3);
    const branch = range(20, 30, 0);
    const uncalled = range(60, 90, 0);
    const inner = range(70, 80, 0);
    expect(executedLength([script, called, branch, uncalled, inner])).toBe(60);
  });

  it('prefers the inner of two ranges that start or end together', () => {
    expect(executedLength([range(0, 10, 1), range(0, 4, 0)])).toBe(6);
    expect(executedLength([range(0, 10, 0), range(6, 10, 1)])).toBe(4);
  });

  it('is zero for a script that did not run', () => {
    expect(executedLength([])).toBe(0);
  });
});
