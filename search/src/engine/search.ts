import type {SearchRecord} from '../record.ts';
import type {SearchIndex} from './build.ts';
import type {FacetCounts} from './facets.ts';
import {countFacets, facetFilter} from './facets.ts';
import type {Hit} from './hit.ts';
import {makeHit} from './hit.ts';
import {matchedTerms} from './matched-terms.ts';
import type {SearchParams} from './params.ts';
import {projectionOf} from './projection.ts';
import {rank} from './rank.ts';

export type SearchResult = {
  hits: Hit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  facets?: FacetCounts;
};

/** Answers one search. The same index and parameters give the same result. */
export function search(index: SearchIndex, params: SearchParams): SearchResult {
  const {query, page, hitsPerPage} = params;
  const filter = facetFilter(index, params.facetFilters);
  const {records, variants} = rank(index, query, filter);
  const sections = distinct(index, records);
  const shown = sections.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  const projection = projectionOf(params);
  const matched = matchedTerms(index, query, variants);
  const hits = shown.map((number) =>
    makeHit(
      index,
      index.snapshot.records[number] as SearchRecord,
      projection,
      matched,
      params,
    ),
  );
  return {
    hits,
    nbHits: sections.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(sections.length / hitsPerPage),
    hitsPerPage,
    ...(params.facets.length > 0 && {
      facets: countFacets(index, records, params.facets),
    }),
  };
}

/** The best record of each section of a page. */
function distinct(
  {sectionOf}: SearchIndex,
  records: readonly number[],
): number[] {
  const seen = new Set<number>();
  return records.filter((record) => {
    const section = sectionOf[record] as number;
    const fresh = !seen.has(section);
    seen.add(section);
    return fresh;
  });
}
