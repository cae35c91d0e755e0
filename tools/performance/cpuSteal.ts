/**
 * Measures only while the machine is the measurement's own, as far as that is
 * to be had. A build beside it makes a page look slow; so does the host of a
 * virtual machine that gives a processor to others, which shows only while
 * one asks for it. Reads the processors' times as Linux counts them.
 */
import fs from 'node:fs';
import {setTimeout} from 'node:timers/promises';

const SAMPLE_MS = 400;
/** Of all processors together; the idle browser itself takes a little. */
const QUIET = 0.1;
/** Of the time that was asked for. */
const MAX_STOLEN = 0.1;
const TRIES = 12;

export type Times = {idle: number; stolen: number; all: number};

/** `cpu user nice system idle iowait irq softirq steal …` */
export function timesOf(stat: string): Times {
  const [, ...counts] = stat.split('\n', 1)[0]!.split(/\s+/);
  const times = counts.slice(0, 8).map(Number);
  const all = times.reduce((sum, time) => sum + time, 0);
  const [, , , idle = 0, waiting = 0, , , stolen = 0] = times;
  return {idle: idle + waiting, stolen, all};
}

const now = () => timesOf(fs.readFileSync('/proc/stat', 'utf8'));

/** Of all time, what was used or asked for in vain. */
export const busyShare = (before: Times, after: Times): number =>
  1 - (after.idle - before.idle) / (after.all - before.all);

/** Of the time that was asked for, what others got. */
export function stolenShare(before: Times, after: Times): number {
  const wanted = after.all - before.all - (after.idle - before.idle);
  return wanted > 0 ? (after.stolen - before.stolen) / wanted : 0;
}

/** Until nobody else uses the machine, or patience has run out. */
async function quietMachine(patienceMs: number): Promise<void> {
  const end = performance.now() + patienceMs;
  while (performance.now() < end) {
    const before = now();
    await setTimeout(SAMPLE_MS);
    if (busyShare(before, now()) < QUIET) {
      return;
    }
  }
}

/**
 * What `measure` finds while others leave it the processors. It is done again
 * where they did not, whatever it found.
 */
export async function retryOnCpuSteal<Found>(
  measure: () => Promise<Found>,
  patienceMs: number,
  tries = TRIES,
): Promise<Found> {
  await quietMachine(patienceMs);
  const before = now();
  const found = await measure();
  const stolen = stolenShare(before, now());
  if (stolen <= MAX_STOLEN) {
    return found;
  }
  console.error(
    `${(100 * stolen).toFixed()} % of the processors' time went to others${tries > 1 ? '; once more' : ', once too often'}`,
  );
  return tries > 1 ? retryOnCpuSteal(measure, patienceMs, tries - 1) : found;
}
