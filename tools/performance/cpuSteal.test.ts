import {describe, expect, it} from 'vitest';
import {busyShare, stolenShare, timesOf} from './cpuSteal.ts';

const before = timesOf('cpu  100 0 50 1000 10 0 5 20 0 0\ncpu0 1 2 3');

describe('CPU times', () => {
  it('are the sum over all CPUs', () => {
    expect(before).toEqual({idle: 1010, stolen: 20, all: 1185});
  });

  it('give the CPU usage', () => {
    const after = {idle: 1085, stolen: 20, all: 1285};
    expect(busyShare(before, after)).toBe(0.25);
    expect(stolenShare(before, after)).toBe(0);
  });

  it('give the share of CPU steal', () => {
    const after = {idle: 1090, stolen: 25, all: 1285};
    expect(stolenShare(before, after)).toBe(0.25);
  });

  it('have no CPU steal on an idle machine', () => {
    expect(stolenShare(before, {...before, idle: 1020, all: 1195})).toBe(0);
  });
});
