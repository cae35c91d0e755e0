/**
 * Runs visitors' queries: is an accepted page first, or in the top three? Prints
 * the question sets by kind, and what each ranking criterion adds. Needs a
 * build: `node packages/search/relevance/run.ts`.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {Search} from '../src/engine/index.ts';
import {createSearch} from '../src/engine/index.ts';
import {Vocabulary} from '../src/engine/vocabulary.ts';
import type {SearchFile} from '../src/searchFile.ts';
import {SEARCH_FILE, unpackRecords} from '../src/searchFile.ts';
import type {Question} from './questions.ts';
import {QUESTION_SETS, readQuestions} from './questions.ts';
import {variantsOf} from './variants.ts';

/** `rank` of the first accepted hit, from 1; Infinity if there is none. */
export type Asked = Question & {rank: number};

/** @param urls the URLs of the hits for a query, best first */
export function askAll(
  questions: readonly Question[],
  urls: (query: string) => string[],
): Asked[] {
  return questions.map((question) => {
    const at = urls(question.query).findIndex((url) => {
      const [page = '', id = 'top'] = url
        .replace(/.*?\/docs\/|\?[^#]*/g, '')
        .split('#');
      return question.accepted.some(
        (it) => it === page || it === `${page}#${id}`,
      );
    });
    return {...question, rank: at < 0 ? Infinity : at + 1};
  });
}

export const share = (asked: readonly Asked[], within: number): number =>
  asked.filter(({rank}) => rank <= within).length / asked.length;

/** One row per kind of question, and one for all. */
export function byKind(asked: readonly Asked[]) {
  const kinds = Map.groupBy(asked, ({kind}) => kind);
  return [...kinds, ['all', asked] as const].map(([kind, list]) => ({
    kind,
    queries: list.length,
    'success@1': share(list, 1).toFixed(2),
    'success@3': share(list, 3).toFixed(2),
  }));
}

const HITS = 20;
const SECRET = ['held out', 'developer or sceptic'];
const BUILT = path.resolve(import.meta.dirname, '../../../build', SEARCH_FILE);

if (import.meta.main) {
  const file = JSON.parse(fs.readFileSync(BUILT, 'utf8')) as SearchFile;
  const records = unpackRecords(file);
  const sets = Object.entries(QUESTION_SETS).map(
    ([name, set]) => [name, readQuestions(set)] as [string, Question[]],
  );
  const tuned = sets.slice(0, 2).flatMap(([, questions]) => questions);
  sets.splice(2, 0, [
    'both, with a typo, unfinished or in a sentence',
    variantsOf(tuned),
  ]);
  const urlsOf =
    (search: Search, criteria: Parameters<Search>[1] = {}) =>
    (query: string) =>
      search(query, criteria)
        .sections.slice(0, HITS)
        .map((section) => section.records[0]?.url ?? '');
  const figures = (urls: (query: string) => string[]) =>
    Object.fromEntries(
      sets.map(([name, questions]) => {
        const asked = askAll(questions, urls);
        const [first, three] = [share(asked, 1), share(asked, 3)];
        return [name, `${first.toFixed(2)} / ${three.toFixed(2)}`];
      }),
    );

  const search = createSearch(records, file.synonyms);
  for (const [name, questions] of sets) {
    const asked = askAll(questions, urlsOf(search));
    console.log(`${name} questions`);
    console.table(byKind(asked));
    // Keeps these sets unknown to whoever tunes the engine.
    const shown = SECRET.includes(name) ? [] : asked;
    for (const {query, rank} of shown.filter((each) => each.rank > 1)) {
      console.log(`rank ${rank}: ${query}`);
    }
  }

  /** Success without one method of the vocabulary. */
  const without = (method: 'corrections' | 'completions') => {
    const original = Object.getOwnPropertyDescriptor(
      Vocabulary.prototype,
      method,
    );
    Object.defineProperty(Vocabulary.prototype, method, {
      ...original,
      value: () => [],
    });
    const result = figures(urlsOf(search));
    Object.defineProperty(Vocabulary.prototype, method, original ?? {});
    return result;
  };
  console.log('What each criterion adds: success@1 / success@3 without it');
  console.table({
    everything: figures(urlsOf(search)),
    'without coverage': figures(urlsOf(search, {coverage: 0})),
    'without heading weight': figures(urlsOf(search, {outsideHeadings: 1})),
    'without level': figures(urlsOf(search, {level: 0})),
    'without phrases': figures(urlsOf(search, {phrase: 0})),
    'without subjects': figures(urlsOf(search, {subject: 0})),
    'without code': figures(urlsOf(search, {code: 1})),
    'without questions': figures(
      urlsOf(
        createSearch(
          records.map((record) => ({...record, questions: []})),
          file.synonyms,
        ),
      ),
    ),
    'without synonyms': figures(urlsOf(createSearch(records, []))),
    'without questions and synonyms': figures(
      urlsOf(
        createSearch(
          records.map((record) => ({...record, questions: []})),
          [],
        ),
      ),
    ),
    'without typo correction': without('corrections'),
    'without completion of the last word': without('completions'),
  });
}
