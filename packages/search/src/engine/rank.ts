import type {Query} from './query.ts';
import type {Section} from './sections.ts';

/** Ranking criteria; `relevance/run.ts` measures what each one adds. */
const CRITERIA = {
  /** Exponent of the share of covered words. */
  coverage: 3,
  /** Weight of a word that is in the text, but in no heading. */
  outsideHeadings: 0.8,
  /** Exponent of the level: a page comes before its sections. */
  level: 0.5,
  /** Maximum bonus for adjacent words. */
  phrase: 1,
};
export type Criteria = typeof CRITERIA;
/** Drops sections whose coverage is below this share of the best. */
const CUTOFF = 0.35;
/** Phrases are only checked in the best sections. */
const PHRASE_CANDIDATES = 60;

/**
 * The sections that match a query, by BM25 × coverage³ ÷ √level × (1 + phrase).
 * Coverage is the share of the query's words in a section, weighted by rarity:
 * sections with all words come first, then those with any.
 */
export function rank(query: Query, changed: Partial<Criteria>): Section[] {
  const {words, alternatives} = query;
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
  const kept = scored
    .filter(({coverage}) => coverage >= CUTOFF * most)
    .sort((a, b) => b.score - a.score);
  for (const entry of kept.slice(0, PHRASE_CANDIDATES)) {
    entry.score *= 1 + criteria.phrase * phraseShare(entry.section, query);
  }
  return kept.sort((a, b) => b.score - a.score).map(({section}) => section);
}

/** How closely the words of a query follow each other in a section: 0 to 1. */
function phraseShare({stems}: Section, {words, alternatives}: Query): number {
  const meant = words.map(({stem}, word) => {
    const others = alternatives.filter(({at}) => at === word);
    return new Set([stem, ...others.flatMap((other) => other.stems)]);
  });
  const pairs = meant.slice(1).map((right, at) => {
    const left = meant[at] ?? new Set<string>();
    return Object.values(stems).map((text) => closeness(text, left, right));
  });
  return sum(pairs.map((each) => Math.max(...each))) / (pairs.length || 1);
}

function closeness(text: string[], left: Set<string>, right: Set<string>) {
  let best = 0;
  let last = -Infinity;
  for (const [at, stem] of text.entries()) {
    best = right.has(stem) ? Math.max(best, 1 / (at - last)) : best;
    last = left.has(stem) ? at : last;
  }
  return best;
}

const sum = (values: number[]): number => values.reduce((a, b) => a + b, 0);
