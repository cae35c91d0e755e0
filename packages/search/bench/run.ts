/**
 * Speed of search, on the last build and on larger generated indexes:
 * `node packages/search/bench/run.ts [search-index.json]`.
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {createSearch} from '../src/engine/index.ts';
import {getResult} from '../src/results/index.ts';
import type {SearchFile} from '../src/searchFile.ts';
import {SEARCH_FILE, unpackRecords} from '../src/searchFile.ts';
import {makeQueries} from '../test/helpers/queries.ts';
import {makeRecords, pack} from '../test/helpers/records.ts';

const QUERIES = 500;
/** Larger sizes, to show when another search engine is needed. */
const SIZES = [10_000, 100_000];
/** The most work that 64 characters can ask for. */
const WORST = {
  'ten misspelled words':
    'anzwer chanl mesage discrd qestion souce comand ticet roel supor',
  '26 one-letter words': 'a b c d e f g h i j k l m n o p q r s t u v w x y z',
  'one long word': 'conversation'.repeat(6).slice(0, 64),
};

const builtFile =
  parseArgs({allowPositionals: true}).positionals[0] ??
  path.resolve(import.meta.dirname, '../../../build', SEARCH_FILE);
const ms = (time: number): string => time.toFixed(1);
const timeOf = (work: () => unknown): number => {
  const started = performance.now();
  work();
  return performance.now() - started;
};
const percentile = (times: readonly number[], share: number): string =>
  ms(times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? NaN);

/** In this process, as visitors type; the first tenth warms up. */
function measure(file: SearchFile) {
  const started = performance.now();
  const records = unpackRecords(file);
  const search = createSearch(records, file.synonyms);
  const indexing = performance.now() - started;
  const find = (query: string) => JSON.stringify(getResult(search, {query}));
  const times = makeQueries(records, QUERIES * 1.1)
    .map((query) => timeOf(() => find(query)))
    .slice(QUERIES / 10);
  const worst = Object.entries(WORST).map(([name, query]) => [
    `${name} (ms)`,
    ms(Math.min(...[1, 2, 3].map(() => timeOf(() => find(query))))),
  ]);
  return {
    records: records.length,
    'p50 (ms)': percentile(times, 0.5),
    'p99 (ms)': percentile(times, 0.99),
    'indexing (ms)': Math.round(indexing),
    ...Object.fromEntries(worst),
  };
}

const built = JSON.parse(fs.readFileSync(builtFile, 'utf8')) as SearchFile;
console.table([
  measure(built),
  ...SIZES.map((size) => measure(pack(makeRecords(size)))),
]);
