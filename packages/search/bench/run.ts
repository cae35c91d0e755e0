/**
 * Speed of search: `node --expose-gc packages/search/bench/run.ts [options]`.
 *
 *   --snapshot FILE  measure with this snapshot instead of generated records
 *   --check          short run for CI, only at the site's size; exit code 1 if
 *                    a ratio or the p99 misses its threshold
 */
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {parseSnapshot} from '../src/snapshot.ts';
import {makeQueries} from '../test/helpers/queries.ts';
import {makeRecords, makeSnapshot} from '../test/helpers/records.ts';
import {generated, measureSize} from './curve.ts';
import {percentile} from './load.ts';
import {measureThroughput} from './throughput.ts';

/** Required results; ratios are relative to a Hono POST that does nothing. */
const BARS = {uncachedRatio: 0.02, repeatedRatio: 0.15, p99Ms: 10};
/** Approximately the site's size. */
const SITE_RECORDS = 1_800;
/** Larger sizes, to show when another search engine is needed. */
const SIZES = [10_000, 100_000];
const QUERIES = 3000;

const {values: flags} = parseArgs({
  options: {snapshot: {type: 'string'}, check: {type: 'boolean'}},
});
const folder = mkdtempSync(join(tmpdir(), 'search-bench-'));
try {
  const file = flags.snapshot ?? join(folder, 'snapshot.json');
  if (flags.snapshot === undefined) {
    writeFileSync(
      file,
      JSON.stringify(makeSnapshot(makeRecords(SITE_RECORDS))),
    );
  }
  const snapshot = parseSnapshot(readFileSync(file, 'utf8'));
  const bodies = makeQueries(snapshot.records, QUERIES).map((query) =>
    modalRequest(snapshot.indexName, query),
  );
  const result = await measureThroughput({
    snapshotFile: file,
    bodies,
    seconds: 1,
    rounds: flags.check ? 7 : 21,
    bars: BARS,
  });
  const figures = {
    uncachedRatio: result.uncachedRatio,
    repeatedRatio: result.repeatedRatio,
    p99Ms: percentile(result.single, 0.99),
  };
  console.log(
    `${snapshot.records.length} records, replies of ${result.replyBytes} bytes`,
  );
  console.table({
    'empty POST': result.baseline,
    'search, uncached': result.uncached,
    'search, repeated': result.repeated,
  });
  console.log(
    `one query: p50 ${percentile(result.single, 0.5).toFixed(2)} ms, p99 ${figures.p99Ms.toFixed(2)} ms`,
  );
  const points = [await measureSize(snapshot)];
  for (const size of flags.check ? [] : SIZES) {
    points.push(await measureSize(generated(size)));
  }
  console.table(points);
  const misses = [
    ...(['uncachedRatio', 'repeatedRatio'] as const).filter(
      (name) => figures[name] < BARS[name],
    ),
    ...(['p99Ms'] as const).filter((name) => figures[name] > BARS[name]),
  ];
  for (const [name, bar] of Object.entries(BARS)) {
    const figure = figures[name as keyof typeof BARS];
    console.log(`${name}: ${figure.toFixed(3)} (threshold ${bar})`);
  }
  if (misses.length > 0) {
    console.error(`missed: ${misses.join(', ')}`);
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, {recursive: true});
}

/** The modal's request for each keystroke. */
function modalRequest(indexName: string, query: string): string {
  const levels = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
  return JSON.stringify({
    requests: [
      {
        query,
        indexName,
        attributesToRetrieve: [...levels, 'content', 'type', 'url'],
        attributesToSnippet: [
          ...levels.slice(1).map((level) => `${level}:10`),
          'content:10',
        ],
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        hitsPerPage: 20,
        clickAnalytics: false,
        facetFilters: [
          'language:en',
          ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
        ],
      },
    ],
  });
}
