import {setImmediate} from 'node:timers/promises';
import {RequestError} from '../request.ts';

/** Runs work in the order of arrival. */
export type Queue = <Result>(
  signal: AbortSignal,
  work: () => Result | Promise<Result>,
) => Promise<Result>;

/**
 * A search takes milliseconds. If others have to wait for longer than this, they
 * are refused, and so is work for clients that have gone: nobody waits for it.
 */
export function createQueue(maxWaitMs: number): Queue {
  let last: Promise<unknown> = Promise.resolve();

  async function run<Result>(
    before: Promise<unknown>,
    signal: AbortSignal,
    work: () => Result | Promise<Result>,
  ): Promise<Result> {
    const arrived = performance.now();
    await before;
    // Reads what has arrived meanwhile, such as that a client has gone.
    await setImmediate();
    if (signal.aborted) {
      throw new RequestError(499 as 400, 'Client closed the request');
    }
    if (performance.now() - arrived > maxWaitMs) {
      throw new RequestError(503, 'Too many searches at once, try again');
    }
    return work();
  }

  return (signal, work) => {
    const result = run(last, signal, work);
    last = result.catch(() => undefined);
    return result;
  };
}
