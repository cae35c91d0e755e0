import type {Section} from '../engine/sections.ts';
import {groupBy} from '../group-by.ts';
import type {SearchRecord} from '../record.ts';
import {FACETS} from '../settings.ts';
import type {FacetFilters} from './params.ts';

export type FacetCounts = Record<string, Record<string, number>>;

/** As in Algolia, a filter on something that isn't a facet matches nothing. */
export function matchesFacets(
  record: SearchRecord,
  filters: FacetFilters,
): boolean {
  return filters.every((any) => any.some((filter) => matches(record, filter)));
}

/** @example matches(record, 'language:-de') // everything that isn't German */
function matches(record: SearchRecord, filter: string): boolean {
  const facet = FACETS.find((name) => filter.startsWith(`${name}:`));
  const value = filter.slice(filter.indexOf(':') + 1);
  if (facet === undefined) {
    return false;
  }
  return value.startsWith('-')
    ? record[facet] !== value.slice(1)
    : record[facet] === value;
}

/** How many records have each value, before distinct, as Algolia counts. */
export function countFacets(
  sections: readonly Section[],
  asked: readonly string[],
): FacetCounts {
  const records = sections.flatMap((section) => section.records);
  const facets = FACETS.filter(
    (facet) => asked.includes(facet) || asked.includes('*'),
  );
  const counts = facets.map((facet): [string, Record<string, number>] => {
    const values = [...groupBy(records, (record) => record[facet])];
    const sorted = values.toSorted(([, a], [, b]) => b.length - a.length);
    return [
      facet,
      Object.fromEntries(sorted.map(([value, list]) => [value, list.length])),
    ];
  });
  return Object.fromEntries(counts);
}
