import {afterAll} from 'vitest';

/**
 * Undoes a test file's setup in reverse order, even if the setup failed halfway:
 * call `later(step)` right after each thing that has to be undone.
 */
export function cleanUpLater(): (step: () => unknown) => void {
  const steps: (() => unknown)[] = [];
  afterAll(async () => {
    for (const step of steps.toReversed()) {
      await step();
    }
  });
  return (step) => steps.push(step);
}
