/**
 * Runs visitors' queries on the build's index with the service's engine. Prints
 * how often an accepted page is first, or in the top three, by kind of query.
 */
import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {askAll, byKind, share} from 'docs-search/relevance';
import {QUESTION_SETS, readQuestions} from 'docs-search/relevance/questions';
import {createSearch} from 'docs-search/engine';
import {defaultParams, reply} from 'docs-search/reply';
import {packSections, unpackRecords} from 'docs-search/sections-file';
import {parseSnapshot} from 'docs-search/snapshot';
import {SNAPSHOT_FILE} from '../../tools/site/searchService.ts';

/**
 * Required success rates at 1 and at 3. The second and third set leave room for
 * changed headings.
 */
const BARS: Record<keyof typeof QUESTION_SETS, [number, number]> = {
  public: [0.97, 1],
  tuning: [0.8, 0.9],
  'held out': [0.8, 0.9],
};

const {records, synonyms, settings} = parseSnapshot(
  fs.readFileSync(SNAPSHOT_FILE, 'utf8'),
);
const search = await createSearch(records, synonyms);
const inBrowser = await createSearch(
  unpackRecords(packSections({records, synonyms})),
  synonyms,
);
const urlsOf = (query: string, engine = search) =>
  reply(engine, {...defaultParams(settings), query}).hits.map(
    ({url}) => url ?? '',
  );

describe.each(Object.entries(BARS))('relevance, %s questions', (name, bars) => {
  const file = QUESTION_SETS[name as keyof typeof QUESTION_SETS];
  const questions = readQuestions(file);
  const asked = askAll(questions, (query) => urlsOf(query));

  it('has the questions and prints the figures', () => {
    expect(asked.length).toBeGreaterThanOrEqual(66);
    console.log(`${name} questions`);
    console.table(byKind(asked));
  });

  it('puts an accepted page first', () => {
    expect(share(asked, 1)).toBeGreaterThanOrEqual(bars[0]);
  });

  it('puts an accepted page in the top three', () => {
    expect(share(asked, 3)).toBeGreaterThanOrEqual(bars[1]);
  });

  it('finds the same with the static provider', () => {
    for (const {query} of questions) {
      expect(urlsOf(query, inBrowser), query).toEqual(urlsOf(query));
    }
  });
});
