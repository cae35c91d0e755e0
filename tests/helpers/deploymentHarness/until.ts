import {setTimeout} from 'node:timers/promises';

const INTERVAL_MS = 20;

/** Resolves when the check neither throws nor returns false. */
export async function until(
  what: string,
  check: () => unknown,
  timeoutMs = 20_000,
): Promise<void> {
  const end = Date.now() + timeoutMs;
  let reason: unknown;
  while (Date.now() < end) {
    try {
      if ((await check()) !== false) {
        return;
      }
    } catch (error) {
      reason = error;
    }
    await setTimeout(INTERVAL_MS);
  }
  throw new Error(`timed out waiting until ${what}`, {cause: reason});
}
