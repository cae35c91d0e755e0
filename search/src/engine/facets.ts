import type {SearchRecord} from '../record.ts';
import type {SearchIndex} from './build.ts';
import type {FacetFilters} from './params.ts';
import type {RecordFilter} from './rank.ts';

const FACETS = ['language', 'version', 'type', 'docusaurus_tag'] as const;

type Facet = (typeof FACETS)[number];

/** Which attributes may be filtered and counted: the index's settings say. */
function facetsOf({snapshot}: SearchIndex): Facet[] {
  const named = (snapshot.settings.attributesForFaceting ?? FACETS).map(
    (name) => name.replace(/^\w+\((.*)\)$/, '$1'),
  );
  return FACETS.filter((facet) => named.includes(facet));
}

/** As in Algolia, a filter on something that is no facet matches nothing. */
export function facetFilter(
  index: SearchIndex,
  filters: FacetFilters,
): RecordFilter {
  if (filters.length === 0) {
    return () => true;
  }
  const facets = facetsOf(index);
  const all = filters.map((any) => any.map((text) => condition(text, facets)));
  return (number) => {
    const record = index.snapshot.records[number] as SearchRecord;
    return all.every((any) => any.some((holds) => holds(record)));
  };
}

/** @example condition('language:en', ['language']) */
function condition(
  text: string,
  facets: readonly Facet[],
): (record: SearchRecord) => boolean {
  const colon = text.indexOf(':');
  const name = text.slice(0, Math.max(colon, 0));
  const facet = facets.find((known) => known === name);
  const value = text.slice(colon + 1);
  if (facet === undefined) {
    return () => false;
  }
  return value.startsWith('-')
    ? (record) => record[facet] !== value.slice(1)
    : (record) => record[facet] === value;
}

export type FacetCounts = Record<string, Record<string, number>>;

/** How many of the records have each value of the facets asked for. */
export function countFacets(
  index: SearchIndex,
  records: readonly number[],
  asked: readonly string[],
): FacetCounts {
  const facets = facetsOf(index).filter(
    (facet) => asked.includes(facet) || asked.includes('*'),
  );
  return Object.fromEntries(
    facets.map((facet) => [facet, countValues(index, records, facet)]),
  );
}

function countValues(
  {snapshot}: SearchIndex,
  records: readonly number[],
  facet: Facet,
): Record<string, number> {
  const counts = new Map<string, number>();
  for (const number of records) {
    const value = (snapshot.records[number] as SearchRecord)[facet];
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return Object.fromEntries([...counts].sort(([, a], [, b]) => b - a));
}
