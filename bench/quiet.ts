/**
 * Waits until nobody else uses the machine, as far as that is to be had: a
 * build beside it makes a page look slow. Only reads the processors' times.
 */
import os from 'node:os';
import {setTimeout} from 'node:timers/promises';

const SAMPLE_MS = 400;
/** Of all processors together; the idle browser itself takes a little. */
const QUIET = 0.1;

type Times = {idle: number; all: number};

function times(): Times {
  const total = {idle: 0, all: 0};
  for (const {times} of os.cpus()) {
    total.idle += times.idle;
    total.all += times.user + times.nice + times.sys + times.irq + times.idle;
  }
  return total;
}

async function busyShare(): Promise<number> {
  const before = times();
  await setTimeout(SAMPLE_MS);
  const after = times();
  return 1 - (after.idle - before.idle) / (after.all - before.all);
}

/** False when patience ran out. */
export async function quietMachine(patienceMs: number): Promise<boolean> {
  const end = performance.now() + patienceMs;
  while (performance.now() < end) {
    if ((await busyShare()) < QUIET) {
      return true;
    }
  }
  return false;
}
