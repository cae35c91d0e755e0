import {setImmediate} from 'node:timers/promises';

/** Work cut into steps, so that requests can be answered between two. */
export type Steps<Result> = Generator<undefined, Result>;

/** What a request may have to wait for the work at most, step aside. */
const TURN_MS = 10;

export function atOnce<Result>(steps: Steps<Result>): Result {
  let step = steps.next();
  while (!step.done) {
    step = steps.next();
  }
  return step.value;
}

/** Lets whatever waits have its turn every few milliseconds. */
export async function inTurns<Result>(steps: Steps<Result>): Promise<Result> {
  let started = performance.now();
  let step = steps.next();
  while (!step.done) {
    if (performance.now() - started > TURN_MS) {
      await setImmediate();
      started = performance.now();
    }
    step = steps.next();
  }
  return step.value;
}
