import type {SearchIndex} from './build.ts';
import {FIELDS} from './fields.ts';
import type {Variant} from './query.ts';
import type {Kinship} from './vocabulary.ts';

/**
 * A word of the query found in a field of a record, in the bits of one number:
 * a search looks at tens of thousands of them, and objects would cost more
 * than the search.
 */
export type Occurrence = number;

const FIELD_BITS = 3;
const WORD_BITS = 4;
const TYPO_BITS = 2;
const KINSHIP_BITS = 3;
const WORD_AT = FIELD_BITS;
const TYPO_AT = WORD_AT + WORD_BITS;
const KINSHIP_AT = TYPO_AT + TYPO_BITS;
const POSITION_AT = KINSHIP_AT + KINSHIP_BITS;
const MAX_POSITION = 2 ** (30 - POSITION_AT) - 1;

/** How many words of a query can be told apart. */
export const MAX_WORDS = 2 ** WORD_BITS;

const bits = (found: Occurrence, at: number, size: number): number =>
  (found >>> at) & ((1 << size) - 1);

export const fieldOf = (found: Occurrence): number =>
  bits(found, 0, FIELD_BITS);
export const wordOf = (found: Occurrence): number =>
  bits(found, WORD_AT, WORD_BITS);
export const typosOf = (found: Occurrence): number =>
  bits(found, TYPO_AT, TYPO_BITS);
export const kinshipOf = (found: Occurrence): Kinship =>
  bits(found, KINSHIP_AT, KINSHIP_BITS) as Kinship;
export const positionOf = (found: Occurrence): number => found >>> POSITION_AT;

/** What a scan found. The next scan of the same scanner overwrites it. */
export type Scan = {
  occurrences: Occurrence[];
  /** For each field the share of its words (less stop words) that match. */
  coverage: number[];
};

/** Finds where the words of one reading stand in a record. */
export function createScanner(
  {vocabulary, tokens, starts, stop, countedWords}: SearchIndex,
  variant: Variant,
): (record: number) => Scan {
  // For each term of the vocabulary the words of the query it stands for, as
  // chains: looking a term up is one read, whatever the query's length.
  const heads = new Int32Array(vocabulary.terms.length);
  const partial: number[] = [0];
  const next: number[] = [0];
  variant.forEach(({expansions}, word) => {
    for (const {termId, typos, kinship} of expansions) {
      next.push(heads[termId] as number);
      heads[termId] = partial.length;
      partial.push(
        (word << WORD_AT) | (typos << TYPO_AT) | (kinship << KINSHIP_AT),
      );
    }
  });
  const occurrences: Occurrence[] = [];
  const coverage = new Array<number>(FIELDS.length).fill(0);
  return (record) => {
    occurrences.length = 0;
    for (let field = 0; field < FIELDS.length; field += 1) {
      const place = record * FIELDS.length + field;
      const begin = starts[place] as number;
      const end = starts[place + 1] as number;
      let matched = 0;
      for (let at = begin; at < end; at += 1) {
        const term = tokens[at] as number;
        let slot = heads[term] as number;
        // Nearly all words of a record: this loop is most of a search.
        if (slot === 0) {
          continue;
        }
        matched += 1 - (stop[term] as number);
        const position = Math.min(at - begin, MAX_POSITION);
        do {
          occurrences.push(
            (position << POSITION_AT) | (partial[slot] as number) | field,
          );
          slot = next[slot] as number;
        } while (slot !== 0);
      }
      const counted = countedWords[place] as number;
      coverage[field] = counted === 0 ? 1 : matched / counted;
    }
    return {occurrences, coverage};
  };
}
