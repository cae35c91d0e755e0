import type {SearchIndex} from './build.ts';
import type {Ranking} from './criteria.ts';
import {sortKey, STEPS} from './criteria.ts';
import {createMatcher} from './match.ts';
import type {Variant} from './query.ts';
import {queryWords, readings} from './query.ts';
import {retrieve} from './retrieve.ts';

type Found = {record: number; ranking: Ranking};

/** Which records of an index may be found. */
export type RecordFilter = (record: number) => boolean;

export type Ranked = {
  /** Best first. */
  records: number[];
  /** How the query was read to find them. */
  variants: readonly Variant[];
};

/**
 * All records that answer a query. Stricter readings come first; the next one
 * is tried only if the one before found nothing.
 */
export function rank(
  index: SearchIndex,
  query: string,
  filter: RecordFilter,
): Ranked {
  if (query.trim() === '') {
    return {records: Array.from(index.atPlace).filter(filter), variants: []};
  }
  if (queryWords(query).length === 0) {
    return {records: [], variants: []};
  }
  const strict = readings(index, query, 'unknown words');
  const exact = rankReadings(index, strict, filter, false);
  if (exact.length > 0) {
    return {records: exact, variants: strict};
  }
  const tolerant = readings(index, query, 'all words');
  const close = rankReadings(index, tolerant, filter, false);
  return close.length > 0
    ? {records: close, variants: tolerant}
    : {records: rankReadings(index, strict, filter, true), variants: strict};
}

function rankReadings(
  index: SearchIndex,
  variants: readonly Variant[],
  filter: RecordFilter,
  any: boolean,
): number[] {
  const found: Found[] = [];
  for (const variant of variants) {
    const match = createMatcher(index, variant);
    for (const record of retrieve(index, variant, any)) {
      if (filter(record)) {
        found.push({record, ranking: match(record)});
      }
    }
  }
  const evidence = pageEvidence(index, found);
  const places = index.atPlace.length;
  const keys = new Map<number, number>();
  for (const {record, ranking} of found) {
    ranking.page = evidence(record);
    const key = sortKey(ranking, index.placeOf[record] as number, places);
    keys.set(record, Math.min(key, keys.get(record) ?? Infinity));
  }
  const sorted = Float64Array.from(keys.values()).sort();
  return Array.from(sorted, (key) => index.atPlace[key % places] as number);
}

/**
 * A page of which much matches is about the matter; one that matches once may
 * only mention it. Counted in powers of two among the records that miss least.
 */
function pageEvidence(
  {pageOf}: SearchIndex,
  found: readonly Found[],
): (record: number) => number {
  const least = found.reduce(
    (min, {ranking}) => Math.min(min, ranking.words),
    Infinity,
  );
  const counts = new Map<number, number>();
  for (const {record, ranking} of found) {
    if (ranking.words === least) {
      const page = pageOf[record] as number;
      counts.set(page, (counts.get(page) ?? 0) + 1);
    }
  }
  return (record) => {
    const count = counts.get(pageOf[record] as number) ?? 1;
    return STEPS.page - 1 - Math.floor(Math.log2(count));
  };
}
