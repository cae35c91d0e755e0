import {expect, test} from 'vitest';
import type {Steps} from './turns.ts';
import {atOnce, inTurns} from './turns.ts';

/** Keeps the process busy for 100 ms, in steps of five. */
function* busy(): Steps<string> {
  for (let step = 0; step < 20; step += 1) {
    const end = performance.now() + 5;
    while (performance.now() < end);
    yield;
  }
  return 'done';
}

test('in turns, others have theirs meanwhile', async () => {
  let others = 0;
  const other = (): void => {
    others += 1;
    waiting = setImmediate(other);
  };
  let waiting = setImmediate(other);
  expect(await inTurns(busy())).toBe('done');
  clearImmediate(waiting);
  expect(others).toBeGreaterThanOrEqual(5);
});

test('at once, the result is the same', () => {
  expect(atOnce(busy())).toBe('done');
});
