/**
 * What visitors type, asked of the index that the build made. Prints how often
 * an accepted page is first, or among the first three, by kind of query.
 */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  buildIndex,
  defaultParams,
  search,
} from '../../search/src/engine/index.ts';
import {parseSnapshot} from '../../search/src/snapshot.ts';
import settings from '../../site.settings.ts';
import {SNAPSHOT_FILE} from '../../scripts/searchService.ts';

type Question = {query: string; accepted: string[]; kind: string};
type Asked = Question & {rank: number};

/** The bar; it rises with the texts. */
const BAR = {first: 0.9, firstThree: 0.98, firstThreeOfKind: 0.9};

const questions: Question[] = fs
  .readFileSync(
    path.resolve(import.meta.dirname, '../search-questions.tsv'),
    'utf8',
  )
  .split('\n')
  .filter(
    (line) => line && !line.startsWith('#') && !line.startsWith('query\t'),
  )
  .map((line) => {
    const [query, accepted, kind] = line.split('\t');
    return {query: query!, accepted: accepted!.split(','), kind: kind!};
  });

const index = buildIndex(parseSnapshot(fs.readFileSync(SNAPSHOT_FILE, 'utf8')));
const docs = `${settings.urls.site}/docs/`;

/** Where the first accepted hit stands, from 1; Infinity when there is none. */
function ask(question: Question): Asked {
  const {hits} = search(index, {
    ...defaultParams(index.snapshot.settings),
    query: question.query,
    hitsPerPage: 20,
  });
  const found = hits.findIndex(({url}) =>
    question.accepted.includes(
      String(url).slice(docs.length).replace(/#.*/, ''),
    ),
  );
  return {...question, rank: found < 0 ? Infinity : found + 1};
}

const share = (list: Asked[], within: number) =>
  list.filter(({rank}) => rank <= within).length / list.length;
const meanReciprocal = (list: Asked[]) =>
  list.reduce((sum, {rank}) => sum + 1 / rank, 0) / list.length;

const asked = questions.map(ask);
const kinds = [...new Set(asked.map(({kind}) => kind))];

describe('relevance', () => {
  it('has the questions', () => {
    expect(asked.length).toBeGreaterThan(60);
  });

  it('prints its figures', () => {
    const row = (name: string, list: Asked[]) => ({
      kind: name,
      queries: list.length,
      'success@1': share(list, 1).toFixed(2),
      'success@3': share(list, 3).toFixed(2),
      MRR: meanReciprocal(list).toFixed(2),
    });
    console.table([
      ...kinds.map((kind) =>
        row(
          kind,
          asked.filter((question) => question.kind === kind),
        ),
      ),
      row('all', asked),
    ]);
    for (const {query, rank} of asked.filter((question) => question.rank > 1)) {
      console.log(`rank ${rank}: ${query}`);
    }
  });

  it('puts an accepted page first', () => {
    expect(share(asked, 1)).toBeGreaterThanOrEqual(BAR.first);
  });

  it('puts an accepted page among the first three', () => {
    expect(share(asked, 3)).toBeGreaterThanOrEqual(BAR.firstThree);
  });

  it.each(kinds)('does so for every kind of query: %s', (kind) => {
    const list = asked.filter((question) => question.kind === kind);
    expect(share(list, 3)).toBeGreaterThanOrEqual(BAR.firstThreeOfKind);
  });
});
