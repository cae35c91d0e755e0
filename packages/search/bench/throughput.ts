import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {Child} from '../test/helpers/start.ts';
import {endChild, startProgram, startService} from '../test/helpers/start.ts';
import type {Measured} from './load.ts';
import {percentile, runLoad} from './load.ts';

const BASELINE = fileURLToPath(new URL('./baseline.ts', import.meta.url));
const PATH = '/1/indexes/*/queries';
const CONNECTIONS = 16;

export type Sample = {perSecond: number; cpuMicros: number | null};
export type Throughput = {
  baseline: Sample;
  uncached: Sample;
  repeated: Sample;
  /** Median ratios to the baseline, by round. */
  uncachedRatio: number;
  repeatedRatio: number;
  /** Latencies of one query at a time, in milliseconds, ascending. */
  single: number[];
  replyBytes: number;
};

export type ThroughputOptions = {
  snapshotFile: string;
  bodies: readonly string[];
  seconds: number;
  rounds: number;
};

type Samples = Record<'baseline' | 'uncached' | 'repeated', Sample[]>;

const ratioTo = (
  baseline: readonly Sample[],
  mine: readonly Sample[],
): number =>
  median(
    mine.map(({perSecond}, round) => perSecond / baseline[round]!.perSecond),
  );

/**
 * Throughput of the service and of the baseline with replies of the same size.
 * Runs are interleaved and ratios taken per round, so that other load on the
 * machine affects all alike.
 */
export async function measureThroughput(
  options: ThroughputOptions,
): Promise<Throughput> {
  const {snapshotFile, bodies, seconds, rounds} = options;
  const repeatedBodies = bodies.slice(0, 50);
  const services = await Promise.all([
    startService(snapshotFile, {SEARCH_CACHE_MB: '0'}),
    startService(snapshotFile),
  ]);
  const [uncached, repeated] = services as [Child, Child];
  const run = (child: Child, sent: readonly string[], time = seconds) =>
    measure(child, sent, time);
  const warm = await run(uncached, bodies, 2);
  await run(repeated, repeatedBodies, 1);
  const baseline = await startProgram(BASELINE, {
    REPLY_BYTES: String(warm.measured.averageBytes),
  });
  await run(baseline, repeatedBodies, 1);

  const samples: Samples = {baseline: [], uncached: [], repeated: []};
  for (let taken = 0; taken < rounds; taken += 1) {
    samples.baseline.push((await run(baseline, repeatedBodies)).sample);
    samples.uncached.push((await run(uncached, bodies)).sample);
    samples.repeated.push((await run(repeated, repeatedBodies)).sample);
  }
  const single = await runLoad({
    port: uncached.port,
    path: PATH,
    bodies,
    connections: 1,
    seconds: 60,
    maxReplies: 1000,
  });
  await Promise.all(
    [uncached, repeated, baseline].map((child) => endChild(child)),
  );
  return {
    baseline: medianSample(samples.baseline),
    uncached: medianSample(samples.uncached),
    repeated: medianSample(samples.repeated),
    uncachedRatio: ratioTo(samples.baseline, samples.uncached),
    repeatedRatio: ratioTo(samples.baseline, samples.repeated),
    single: single.latencies,
    replyBytes: warm.measured.averageBytes,
  };
}

async function measure(
  child: Child,
  bodies: readonly string[],
  seconds: number,
): Promise<{sample: Sample; measured: Measured}> {
  const before = cpuMicros(child.pid);
  const measured = await runLoad({
    port: child.port,
    path: PATH,
    bodies,
    connections: CONNECTIONS,
    seconds,
  });
  const after = cpuMicros(child.pid);
  if (measured.failures > 0) {
    throw new Error(`${measured.failures} replies were not 200`);
  }
  const cpu =
    before === null || after === null
      ? null
      : (after - before) / measured.replies;
  return {sample: {perSecond: measured.perSecond, cpuMicros: cpu}, measured};
}

const MICROS_PER_TICK = 10_000;

/** CPU time of a process (Linux only): user and system ticks. */
function cpuMicros(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * MICROS_PER_TICK;
  } catch {
    return null;
  }
}

const median = (values: readonly number[]): number =>
  percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  );

function medianSample(samples: readonly Sample[]): Sample {
  const middle = median(samples.map(({perSecond}) => perSecond));
  return samples.find(({perSecond}) => perSecond === middle) as Sample;
}
