/**
 * Speed of search: `node --expose-gc packages/search/bench/run.ts`. With
 * `--snapshot FILE`, measures that snapshot instead of generated records.
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

/** Approximately the site's size. */
const SITE_RECORDS = 1_800;
/** Larger sizes, to show when another search engine is needed. */
const SIZES = [10_000, 100_000];
const QUERIES = 3000;
const ROUNDS = 9;

const {values: flags} = parseArgs({options: {snapshot: {type: 'string'}}});
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
    rounds: ROUNDS,
  });
  console.log(
    `${snapshot.records.length} records, replies of ${result.replyBytes} bytes`,
  );
  console.table({
    'empty POST': result.baseline,
    'search, uncached': result.uncached,
    'search, repeated': result.repeated,
  });
  const {uncachedRatio, repeatedRatio, single} = result;
  const ratios = [uncachedRatio, repeatedRatio].map((it) => it.toFixed(3));
  console.log(`to an empty POST: uncached, repeated: ${ratios.join(', ')}`);
  const [p50, p99] = [0.5, 0.99].map((at) => percentile(single, at).toFixed(2));
  console.log(`one query: p50 ${p50} ms, p99 ${p99} ms`);
  const points = [await measureSize(snapshot)];
  for (const size of SIZES) {
    points.push(await measureSize(generated(size)));
  }
  console.table(points);
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
