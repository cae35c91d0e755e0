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

/** For each value of a facet ("language:en") which records have it. */
export type FacetMasks = ReadonlyMap<string, Uint8Array>;

/** Made once: filters are the same for every letter that a visitor types. */
export function facetMasks(records: readonly SearchRecord[]): FacetMasks {
  const masks = new Map<string, Uint8Array>();
  records.forEach((record, number) => {
    for (const facet of FACETS) {
      const name = `${facet}:${record[facet]}`;
      const mask = masks.get(name) ?? new Uint8Array(records.length);
      mask[number] = 1;
      masks.set(name, mask);
    }
  });
  return masks;
}

/** As in Algolia, a filter on something that is no facet matches nothing. */
export function facetFilter(
  index: SearchIndex,
  filters: FacetFilters,
): RecordFilter {
  const facets = facetsOf(index);
  const all = filters.map((any) =>
    any.flatMap((text) => condition(text, facets, index.facetMasks)),
  );
  return (number) =>
    all.every((any) =>
      any.some(({mask, has}) => (mask?.[number] ?? 0) === has),
    );
}

/** Records whose mask has this value; a value no record has has no mask. */
type Condition = {mask: Uint8Array | undefined; has: 0 | 1};

/** @example condition('language:en', ['language'], masks) */
function condition(
  text: string,
  facets: readonly Facet[],
  masks: FacetMasks,
): Condition[] {
  const colon = text.indexOf(':');
  const name = text.slice(0, Math.max(colon, 0));
  if (!facets.some((facet) => facet === name)) {
    return [];
  }
  const value = text.slice(colon + 1);
  return value.startsWith('-')
    ? [{mask: masks.get(`${name}:${value.slice(1)}`), has: 0}]
    : [{mask: masks.get(text), has: 1}];
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
