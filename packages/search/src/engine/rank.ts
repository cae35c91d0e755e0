import type {Query} from './query.ts';
import type {Section} from './sections.ts';

/** Ranking criteria; `relevance/run.ts` measures what each one adds. */
const CRITERIA = {
  coverage: 3, // exponent of the share of covered words
  outsideHeadings: 0.8, // weight of a word that is in the text only
  level: 0.5, // exponent of the level: a page comes before its sections
  phrase: 1, // bonus for adjacent words
  subject: 1, // bonus for a section about exactly what was typed
  code: 1000, // factor of a section about a typed command, path or scope
};
export type Criteria = typeof CRITERIA;
const CANDIDATES = 100; // bonuses don't lift a section from far below
const CUTOFF = 0.35; // drops sections below this share of the best coverage

/**
 * The sections that match a query, by BM25 × coverage³ ÷ √level × bonuses.
 * Coverage is the share of the query's words in a section, weighted by rarity:
 * sections with all words come first, then those with any.
 */
export function rank(query: Query, changed: Partial<Criteria>): Section[] {
  const {words, alternatives, code} = query;
  const criteria = {...CRITERIA, ...changed};
  const found = new Map<Section, {points: number[]; covered: number[]}>();
  for (const {at, length, matches, weight} of alternatives) {
    for (const [section, {score, inHeadings}] of matches) {
      const {points, covered} = found.get(section) ?? {points: [], covered: []};
      found.set(section, {points, covered});
      const cover = weight * (inHeadings ? 1 : criteria.outsideHeadings);
      for (let word = at; word < at + length; word += 1) {
        // The best alternative of a word counts, not how many there are.
        points[word] = Math.max(points[word] ?? 0, (weight * score) / length);
        covered[word] = Math.max(covered[word] ?? 0, cover);
      }
    }
  }
  const total = sum(words.map(({rarity}) => rarity));
  const scored = Array.from(found, ([section, {points, covered}]) => {
    const shares = words.map(({rarity}, at) => rarity * (covered[at] ?? 0));
    const coverage = sum(shares) / total;
    const relevance = sum(points) * coverage ** criteria.coverage;
    const score = relevance / section.level ** criteria.level;
    return {section, coverage, score};
  });
  const most = scored.reduce((max, {coverage}) => Math.max(max, coverage), 0);
  const kept = scored.filter(({coverage}) => coverage >= CUTOFF * most);
  // The best alternative is the last with a stem.
  const named = new Map(
    [...alternatives]
      .sort((a, b) => a.weight - b.weight)
      .flatMap(({stems, weight}) => stems.map((stem) => [stem, weight])),
  );
  kept.sort((a, b) => b.score - a.score);
  for (const entry of code.length > 0 ? kept : kept.slice(0, CANDIDATES)) {
    const {section, coverage} = entry;
    const isMeant = section.subjects.some(({text}) =>
      code.some((it) => it.test(text)),
    );
    entry.score *=
      (1 + criteria.phrase * phraseShare(section, query)) *
      (1 + criteria.subject * coverage * subjectShare(section, named)) *
      (isMeant ? criteria.code : 1);
  }
  return kept.sort((a, b) => b.score - a.score).map(({section}) => section);
}

/** The share of a query's pairs of words that follow each other. */
function phraseShare({stems}: Section, {words}: Query): number {
  const texts = Object.values(stems);
  const pairs = words.slice(1).filter(({stem}, at) => {
    const pair = ` ${words[at]?.stem} ${stem} `;
    return texts.some((text) => text.includes(pair));
  });
  return pairs.length / Math.max(1, words.length - 1);
}

/** How much of what a section is about is named in the query. */
function subjectShare({subjects}: Section, named: Map<string, number>) {
  return Math.max(
    ...subjects.map(({stems, weight}) => {
      const shares = stems.map((stem) => named.get(stem) ?? 0);
      return (weight * sum(shares)) / Math.max(1, shares.length);
    }),
  );
}

const sum = (values: number[]): number => values.reduce((a, b) => a + b, 0);
