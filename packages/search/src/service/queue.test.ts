import {setTimeout} from 'node:timers/promises';
import {expect, test, vi} from 'vitest';
import {createQueue} from './queue.ts';

const here = new AbortController().signal;

test('works in the order of arrival, one after another', async () => {
  const inTurn = createQueue(1000);
  const steps: string[] = [];
  const slow = async () => {
    await setTimeout(20);
    steps.push('slow');
  };
  await Promise.all([
    inTurn(here, slow),
    inTurn(here, () => steps.push('fast')),
  ]);
  expect(steps).toEqual(['slow', 'fast']);
});

test('an error does not stop the others', async () => {
  const inTurn = createQueue(1000);
  const failed = inTurn(here, () => {
    throw new Error('failed');
  });
  const other = inTurn(here, () => 'done');
  await expect(failed).rejects.toThrow('failed');
  expect(await other).toBe('done');
});

test('refuses what waited too long, and what nobody waits for', async () => {
  const inTurn = createQueue(20);
  const work = vi.fn();
  const gone = new AbortController();
  const all = Promise.allSettled([
    inTurn(here, () => {
      gone.abort();
      const end = performance.now() + 30;
      while (performance.now() < end);
    }),
    inTurn(here, work),
    inTurn(gone.signal, work),
  ]);
  expect(await all).toMatchObject([
    {status: 'fulfilled'},
    {reason: {status: 503}},
    {reason: {status: 499}},
  ]);
  expect(work).not.toHaveBeenCalled();
});
