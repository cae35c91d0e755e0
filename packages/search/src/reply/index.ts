/**
 * Turns search results into Algolia's response format: facets, pages, hits.
 * Shared by the service and the browser's Web Worker, so no Node APIs.
 */
import type {Search} from '../engine/index.ts';
import type {SearchRecord} from '../record.ts';
import type {FacetCounts} from './facets.ts';
import {countFacets, matchesFacets} from './facets.ts';
import type {Hit} from './hit.ts';
import {makeHit} from './hit.ts';
import type {SearchParams} from './params.ts';

export type {Hit} from './hit.ts';
export type {FacetFilters, SearchParams} from './params.ts';
export {defaultParams} from './params.ts';

export type SearchResult = {
  hits: Hit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  facets?: FacetCounts;
};

/** Answers one search. Deterministic. */
export function reply(search: Search, params: SearchParams): SearchResult {
  const {page, hitsPerPage, facets, facetFilters} = params;
  const {sections, query} = search(params.query);
  const found = sections.filter(({records: [record]}) =>
    matchesFacets(record as SearchRecord, facetFilters),
  );
  const shown = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  return {
    hits: shown.map((section) => makeHit(section, query, params)),
    nbHits: found.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(found.length / hitsPerPage),
    hitsPerPage,
    ...(facets.length > 0 && {facets: countFacets(found, facets)}),
  };
}
