import {buildIndex, defaultParams, search} from '../src/engine/index.ts';
import {parseSnapshot} from '../src/snapshot.ts';
import {makeQueries} from '../test-support/queries.ts';
import {makeRecords, makeSnapshot} from '../test-support/records.ts';
import {percentile} from './load.ts';

export type CurvePoint = {
  records: number;
  p50: number;
  p99: number;
  buildMs: number;
  heapMB: number;
};

/**
 * Time of one search in the process, as visitors type, by size of the index.
 * Each search is run three times and the shortest counts: what an idle core
 * would need, whatever else the machine is doing.
 */
export function measureCurve(
  sizes: readonly number[],
  queriesPerSize: number,
): CurvePoint[] {
  return sizes.map((records) => measurePoint(records, queriesPerSize));
}

function measurePoint(records: number, queriesPerSize: number): CurvePoint {
  const made = makeRecords(records);
  const snapshot = parseSnapshot(JSON.stringify(makeSnapshot(made)));
  const buildStarted = performance.now();
  const index = buildIndex(snapshot);
  const buildMs = Math.round(performance.now() - buildStarted);
  const params = defaultParams(snapshot.settings);
  const queries = makeQueries(made, queriesPerSize * 1.1);
  const timeOf = (query: string): number => {
    const started = performance.now();
    JSON.stringify(search(index, {...params, query}));
    return performance.now() - started;
  };
  const times = queries.map((query) =>
    Math.min(timeOf(query), timeOf(query), timeOf(query)),
  );
  // The first tenth warms up the compiler.
  const sorted = times.slice(queries.length / 11).sort((a, b) => a - b);
  return {
    records,
    p50: round(percentile(sorted, 0.5)),
    p99: round(percentile(sorted, 0.99)),
    buildMs,
    heapMB: Math.round(process.memoryUsage().heapUsed / 1024 / 1024),
  };
}

const round = (ms: number): number => Math.round(ms * 100) / 100;
