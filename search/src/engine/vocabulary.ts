import {typosBetween} from './distance.ts';
import {derivationStem, inflectionStem, singular} from './stem.ts';

/** How a word of the query came to a word of the index; lower is closer. */
export const KINSHIP = {
  same: 0,
  plural: 1,
  inflection: 2,
  prefix: 3,
  synonym: 4,
  derivation: 5,
  typo: 6,
} as const;

export type Kinship = (typeof KINSHIP)[keyof typeof KINSHIP];

/** A word of the index that stands for a word of the query. */
export type Expansion = {
  termId: number;
  typos: number;
  kinship: Kinship;
};

/** All words of the index, sorted: a term's id is its place. */
export type Vocabulary = {
  terms: readonly string[];
  idOf: ReadonlyMap<string, number>;
  byInflection: ReadonlyMap<string, readonly number[]>;
  byDerivation: ReadonlyMap<string, readonly number[]>;
};

export function buildVocabulary(words: Iterable<string>): Vocabulary {
  const terms = [...new Set(words)].sort();
  return {
    terms,
    idOf: new Map(terms.map((term, id) => [term, id])),
    byInflection: groupIds(terms, inflectionStem),
    byDerivation: groupIds(terms, derivationStem),
  };
}

function groupIds(
  terms: readonly string[],
  stem: (term: string) => string,
): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  terms.forEach((term, id) => {
    const key = stem(term);
    const group = groups.get(key);
    if (group === undefined) {
      groups.set(key, [id]);
    } else {
      group.push(id);
    }
  });
  return groups;
}

// A word just begun stands for thousands of terms in a large index; what the
// visitor means by it is decided by the letters still to come.
const MAX_PREFIX_TERMS = 500;

/** Terms that match without a typo: the word, its forms, what it begins. */
export function closeTerms(
  {terms, idOf, byInflection}: Vocabulary,
  word: string,
  prefix: boolean,
): Expansion[] {
  const found = new Map<number, Expansion>();
  const add = (termId: number, kinship: Kinship): void => {
    if (!found.has(termId)) {
      found.set(termId, {termId, typos: 0, kinship});
    }
  };
  const same = idOf.get(word);
  if (same !== undefined) {
    add(same, KINSHIP.same);
  }
  const number = singular(word);
  for (const id of byInflection.get(inflectionStem(word)) ?? []) {
    const plural = singular(terms[id] as string) === number;
    add(id, plural ? KINSHIP.plural : KINSHIP.inflection);
  }
  if (prefix) {
    const first = lowerBound(terms, word);
    for (
      let id = first;
      id < first + MAX_PREFIX_TERMS && terms[id]?.startsWith(word);
      id += 1
    ) {
      add(id, KINSHIP.prefix);
    }
  }
  return [...found.values()];
}

/** Terms of the same root, and terms within Algolia's number of typos. */
export function distantTerms(
  vocabulary: Vocabulary,
  word: string,
  prefix: boolean,
): Expansion[] {
  const {terms, byDerivation} = vocabulary;
  const kin = byDerivation.get(derivationStem(word)) ?? [];
  const found = new Map<number, Expansion>(
    kin.map((termId) => [
      termId,
      {termId, typos: 1, kinship: KINSHIP.derivation},
    ]),
  );
  const allowed = typosAllowed(word);
  if (allowed === 0) {
    return [...found.values()];
  }
  const scan = (from: number, to: number, max: number): void => {
    for (let termId = from; termId < to; termId += 1) {
      const term = terms[termId] as string;
      const typos = typosBetween(word, term, max, prefix);
      if (typos <= max && !found.has(termId)) {
        found.set(termId, {termId, typos, kinship: KINSHIP.typo});
      }
    }
  };
  // People rarely miss the first letter, and Algolia too makes that dearer:
  // the whole vocabulary is looked through only if nothing else was found, and
  // one typo more is forgiven only if that found nothing either.
  const initial = word.charAt(0);
  const next = String.fromCharCode(word.charCodeAt(0) + 1);
  const from = lowerBound(terms, initial);
  const to = lowerBound(terms, next);
  scan(from, to, allowed);
  if (found.size === 0) {
    scan(0, terms.length, allowed);
  }
  if (
    found.size === 0 &&
    allowed === 1 &&
    word.length >= MIN_LENGTH_FOR_MERCY
  ) {
    scan(from, to, allowed + 1);
  }
  return [...found.values()];
}

const MIN_LENGTH_FOR_ONE_TYPO = 4;
const MIN_LENGTH_FOR_TWO_TYPOS = 8;
const MIN_LENGTH_FOR_MERCY = 6;

/** @example typosAllowed('knowledge') // 2 */
export function typosAllowed(word: string): number {
  if (/^\d/.test(word) || word.length < MIN_LENGTH_FOR_ONE_TYPO) {
    return 0;
  }
  return word.length < MIN_LENGTH_FOR_TWO_TYPOS ? 1 : 2;
}

function lowerBound(terms: readonly string[], key: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((terms[middle] as string) < key) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}
