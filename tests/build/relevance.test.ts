/**
 * Visitors' questions on the build's index: how often is an accepted page
 * first, or among the first three? Questions about pages that the site doesn't
 * have are left out.
 */
import {describe, expect, it} from 'vitest';
import {askAll, share} from 'docs-search/relevance';
import {
  QUESTION_SETS,
  readAbsentWords,
  readQuestions,
} from 'docs-search/relevance/questions';
import {createAnswers, readSearchFile} from '../helpers/searchFile.ts';
import {at, docRoutes} from '../helpers/site.ts';

/** Required success at 1 and at 3, with room for changed headings. */
const BARS: Record<keyof typeof QUESTION_SETS, [number, number]> = {
  public: [0.97, 1],
  tuning: [0.87, 0.92],
  'held out': [0.86, 0.92],
  // Sections, not pages.
  owner: [0.55, 0.75],
  'support lead': [0.55, 0.72],
  'developer or sceptic': [0.65, 0.77],
};

const answer = createAnswers(readSearchFile());
const urlsOf = (query: string) =>
  answer({query}).hits.map(({url}) => url ?? '');

describe.each(Object.entries(BARS))('%s questions', (name, bars) => {
  const all = readQuestions(QUESTION_SETS[name as keyof typeof QUESTION_SETS]);
  const questions = all.filter(({accepted}) =>
    accepted.every((id) =>
      docRoutes.includes(at(`/docs/${id.replace(/#.*/, '')}`)),
    ),
  );
  const skipped = all.length - questions.length;
  if (skipped > 0) {
    console.log(`${name}: ${skipped} questions about other pages left out`);
  }

  it.skipIf(questions.length === 0)('find an accepted page', () => {
    const asked = askAll(questions, urlsOf);
    const [first, three] = [share(asked, 1), share(asked, 3)];
    console.log(`${name}: ${first.toFixed(2)} first, ${three.toFixed(2)} in 3`);
    expect(first).toBeGreaterThanOrEqual(bars[0]);
    expect(three).toBeGreaterThanOrEqual(bars[1]);
  });
});

/** One may be near a word of an owner's own pages. */
const MOST_FOUND = 2;

it('words that no page contains find nothing else', () => {
  const found = readAbsentWords().filter((word) => urlsOf(word).length > 0);
  expect(found.length, found.join()).toBeLessThanOrEqual(MOST_FOUND);
});
