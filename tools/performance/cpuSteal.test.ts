import {describe, expect, it} from 'vitest';
import {busyShare, stolenShare, timesOf} from './cpuSteal.ts';

const before = timesOf('cpu  100 0 50 1000 10 0 5 20 0 0\ncpu0 1 2 3');

describe("the processors' times", () => {
  it('are those of all processors together', () => {
    expect(before).toEqual({idle: 1010, stolen: 20, all: 1185});
  });

  it('tell how busy the machine was', () => {
    const after = {idle: 1085, stolen: 20, all: 1285};
    expect(busyShare(before, after)).toBe(0.25);
    expect(stolenShare(before, after)).toBe(0);
  });

  it('tell what others got of the time that was asked for', () => {
    const after = {idle: 1090, stolen: 25, all: 1285};
    expect(stolenShare(before, after)).toBe(0.25);
  });

  it('have nothing stolen where nothing was asked for', () => {
    expect(stolenShare(before, {...before, idle: 1020, all: 1195})).toBe(0);
  });
});
