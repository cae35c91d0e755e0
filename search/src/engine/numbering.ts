import type {SearchRecord} from '../record.ts';
import type {SearchIndex} from './build.ts';
import {FIELDS} from './fields.ts';

/**
 * Equal strings get equal numbers.
 *
 * @example numbered(['a', 'b', 'a']) // [0, 1, 0]
 */
export function numbered(names: readonly string[]): Int32Array {
  const numbers = new Map<string, number>();
  return Int32Array.from(names, (name) => {
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  });
}

/** Page rank, level, position: what decides when nothing else does. */
export function customRanking(
  records: readonly SearchRecord[],
): Pick<SearchIndex, 'placeOf' | 'atPlace'> {
  const atPlace = Int32Array.from(records, (_, index) => index).sort((a, b) =>
    compareWeights(records[a] as SearchRecord, records[b] as SearchRecord),
  );
  const placeOf = new Int32Array(records.length);
  atPlace.forEach((record, place) => {
    placeOf[record] = place;
  });
  return {placeOf, atPlace};
}

function compareWeights(a: SearchRecord, b: SearchRecord): number {
  return (
    b.weight.page_rank - a.weight.page_rank ||
    b.weight.level - a.weight.level ||
    a.weight.position - b.weight.position ||
    // The same order on every copy, whatever order the file has.
    (a.objectID < b.objectID ? -1 : 1)
  );
}

/** On how many pages each term stands. */
export function countPages(
  {tokens, starts}: Pick<SearchIndex, 'tokens' | 'starts'>,
  pageOf: Int32Array,
  terms: number,
): Int32Array {
  const counts = new Int32Array(terms);
  const seen = new Set<number>();
  pageOf.forEach((page, record) => {
    const begin = starts[record * FIELDS.length] as number;
    const end = starts[(record + 1) * FIELDS.length] as number;
    for (const term of tokens.subarray(begin, end)) {
      const pair = page * terms + term;
      if (!seen.has(pair)) {
        seen.add(pair);
        counts[term] = (counts[term] as number) + 1;
      }
    }
  });
  return counts;
}
