import {createSearch} from '../src/engine/index.ts';
import {defaultParams, reply} from '../src/reply/index.ts';
import type {LoadedSnapshot} from '../src/snapshot.ts';
import {parseSnapshot} from '../src/snapshot.ts';
import {makeQueries} from '../test/helpers/queries.ts';
import {makeRecords, makeSnapshot} from '../test/helpers/records.ts';
import {percentile} from './load.ts';

export type CurvePoint = {
  records: number;
  'p50 (ms)': number;
  'p99 (ms)': number;
  'load (ms)': number;
  'memory (MB)': number;
};

const QUERIES = 300;

/**
 * Time of one search in-process, as visitors type, by index size. Takes the
 * fastest of three runs per search, to exclude other load on the machine.
 */
export async function measureSize(
  snapshot: LoadedSnapshot,
): Promise<CurvePoint> {
  const {records, synonyms} = snapshot;
  const before = usedMegabytes();
  const started = performance.now();
  const search = await createSearch(records, synonyms);
  const load = Math.round(performance.now() - started);
  const params = defaultParams(snapshot.settings);
  const queries = makeQueries(records, QUERIES * 1.1);
  const timeOf = (query: string): number => {
    const start = performance.now();
    JSON.stringify(reply(search, {...params, query}));
    return performance.now() - start;
  };
  const times = queries.map((query) =>
    Math.min(timeOf(query), timeOf(query), timeOf(query)),
  );
  // The first tenth warms up the JIT compiler.
  const sorted = times.slice(queries.length / 11).sort((a, b) => a - b);
  return {
    records: records.length,
    'p50 (ms)': round(percentile(sorted, 0.5)),
    'p99 (ms)': round(percentile(sorted, 0.99)),
    'load (ms)': load,
    'memory (MB)': usedMegabytes() - before,
  };
}

export function generated(records: number): LoadedSnapshot {
  return parseSnapshot(JSON.stringify(makeSnapshot(makeRecords(records))));
}

function usedMegabytes(): number {
  // Only available with --expose-gc.
  globalThis.gc?.();
  return Math.round(process.memoryUsage().heapUsed / 1024 / 1024);
}

const round = (ms: number): number => Math.round(ms * 100) / 100;
