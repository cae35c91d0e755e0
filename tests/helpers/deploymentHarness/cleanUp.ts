import {afterAll} from 'vitest';

/**
 * Undoes what a test file set up, last first, also when setting up failed
 * halfway: `later(step)` right after each thing that has to be undone.
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
