import type {SearchIndex} from './build.ts';
import {MAX_WORDS} from './occurrences.ts';
import {isAuxiliary, isStopWord} from './stopwords.ts';
import {replacementsAt} from './synonym-table.ts';
import {words} from './text.ts';
import type {Expansion} from './vocabulary.ts';
import {closeTerms, distantTerms, KINSHIP} from './vocabulary.ts';

/** One word of the query and all words of the index that stand for it. */
export type QueryWord = {
  text: string;
  /** Stop words need not match; where they do, they help a little. */
  required: boolean;
  expansions: Expansion[];
};

/** The query, or the query with a phrase replaced by a synonym. */
export type Variant = QueryWord[];

const MAX_VARIANTS = 6;

/** Whether typos are looked for only in unknown words, or in all of them. */
export type Tolerance = 'unknown words' | 'all words';

export function queryWords(query: string): string[] {
  return [...new Set(words(query))].slice(0, MAX_WORDS);
}

/**
 * All readings of a query. The last word may be unfinished unless a space
 * follows it.
 */
export function readings(
  index: SearchIndex,
  query: string,
  tolerance: Tolerance,
): Variant[] {
  const typed = queryWords(query);
  const unfinished = !/\s$/.test(query);
  const last = unfinished ? typed.at(-1) : undefined;
  return [typed, ...rephrasings(index, typed)]
    .slice(0, MAX_VARIANTS)
    .map((variant) => readVariant(index, variant, typed, tolerance, last));
}

function readVariant(
  index: SearchIndex,
  variant: readonly string[],
  typed: readonly string[],
  tolerance: Tolerance,
  unfinished: string | undefined,
): Variant {
  // "how does it work" has nothing but stop words: then they are what counts,
  // less the verbs that a heading would not have.
  const isFiller = variant.every(isStopWord)
    ? variant.every(isAuxiliary)
      ? () => false
      : isAuxiliary
    : isStopWord;
  return variant.slice(0, MAX_WORDS).map((text) => ({
    text,
    required: !isFiller(text),
    expansions: typed.includes(text)
      ? expansionsOf(index, text, text === unfinished, tolerance)
      : asSynonyms(closeTerms(index.vocabulary, text, false)),
  }));
}

function expansionsOf(
  {vocabulary, synonyms}: SearchIndex,
  word: string,
  prefix: boolean,
  tolerance: Tolerance,
): Expansion[] {
  const close = closeTerms(vocabulary, word, prefix);
  const synonymous = replacementsAt(synonyms, [word], 0).flatMap(({to}) =>
    to.length > 1 || to[0] === undefined
      ? []
      : asSynonyms(closeTerms(vocabulary, to[0], false)),
  );
  const distant =
    tolerance === 'all words' ||
    (close.length + synonymous.length === 0 && !isStopWord(word))
      ? distantTerms(vocabulary, word, prefix)
      : [];
  const seen = new Set<number>();
  return [...close, ...synonymous, ...distant].filter(({termId}) => {
    const fresh = !seen.has(termId);
    seen.add(termId);
    return fresh;
  });
}

function asSynonyms(expansions: readonly Expansion[]): Expansion[] {
  return expansions.map(({termId, typos}) => ({
    termId,
    typos,
    kinship: KINSHIP.synonym,
  }));
}

/** Phrases replaced by synonyms, words joined ("web hook") and split. */
function rephrasings(
  {vocabulary: {idOf}, synonyms}: SearchIndex,
  typed: readonly string[],
): string[][] {
  const replaced = (at: number, length: number, by: string[]): string[] => [
    ...new Set([...typed.slice(0, at), ...by, ...typed.slice(at + length)]),
  ];
  return typed.flatMap((word, at) => {
    const phrases = replacementsAt(synonyms, typed, at)
      .filter(({from, to}) => from.length > 1 || to.length > 1)
      .map(({from, to}) => replaced(at, from.length, to));
    const joined = `${word}${typed[at + 1] ?? ''}`;
    if (joined !== word && idOf.has(joined)) {
      phrases.push(replaced(at, 2, [joined]));
    }
    if (!idOf.has(word)) {
      const cut = splitPoint(word, idOf);
      if (cut > 0) {
        phrases.push(replaced(at, 1, [word.slice(0, cut), word.slice(cut)]));
      }
    }
    return phrases;
  });
}

const SHORTEST_PART = 3;

/** Where "knowledgebase" falls into two words of the index; 0 if nowhere. */
function splitPoint(word: string, idOf: ReadonlyMap<string, number>): number {
  for (let cut = SHORTEST_PART; cut <= word.length - SHORTEST_PART; cut += 1) {
    if (idOf.has(word.slice(0, cut)) && idOf.has(word.slice(cut))) {
      return cut;
    }
  }
  return 0;
}
