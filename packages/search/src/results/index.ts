/**
 * Turns found sections into Algolia's response format: filters, pages, hits.
 * Runs in the browser and at the edge, so no Node APIs.
 */
import type {Search} from '../engine/index.ts';
import type {SearchRecord} from '../record.ts';
import {FACETS} from '../settings.ts';
import type {Hit} from './hit.ts';
import {makeHit} from './hit.ts';
import type {FacetFilters, SearchParams} from './params.ts';
import {DEFAULT_PARAMS} from './params.ts';

export type {SearchParams} from './params.ts';

export type SearchResult = {
  hits: Hit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  query: string;
};

/** The result of one search. Deterministic. */
export function getResult(
  search: Search,
  given: Partial<SearchParams>,
): SearchResult {
  const params = {...DEFAULT_PARAMS, ...given};
  const {page, hitsPerPage, facetFilters} = params;
  const {sections, query} = search(params.query);
  const matching = sections.filter(({records: [record]}) =>
    matchesFacets(record as SearchRecord, facetFilters),
  );
  const shown = matching.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  return {
    hits: shown.map((section) => makeHit(section, query, params)),
    nbHits: matching.length,
    page,
    nbPages: Math.ceil(matching.length / hitsPerPage),
    hitsPerPage,
    query: params.query,
  };
}

/** As in Algolia, a filter on something that isn't a facet matches nothing. */
function matchesFacets(record: SearchRecord, filters: FacetFilters): boolean {
  return filters.every((any) =>
    [any]
      .flat()
      .some((filter) =>
        FACETS.some((facet) => filter === `${facet}:${record[facet]}`),
      ),
  );
}
