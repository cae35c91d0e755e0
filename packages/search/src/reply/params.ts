import type {IndexSettings} from '../settings.ts';

/** AND of ORs: [['language:en'], ['docusaurus_tag:a', 'docusaurus_tag:b']]. */
export type FacetFilters = readonly (readonly string[])[];

/** The supported Algolia search parameters. */
export type SearchParams = {
  query: string;
  page: number;
  hitsPerPage: number;
  facetFilters: FacetFilters;
  facets: readonly string[];
  attributesToRetrieve: readonly string[];
  attributesToHighlight: readonly string[];
  attributesToSnippet: readonly string[];
  snippetEllipsisText: string;
  highlightPreTag: string;
  highlightPostTag: string;
};

/** Defaults from the index's settings. */
export function defaultParams(settings: IndexSettings): SearchParams {
  return {
    query: '',
    page: 0,
    hitsPerPage: settings.hitsPerPage ?? 20,
    facetFilters: [],
    facets: [],
    attributesToRetrieve: settings.attributesToRetrieve ?? ['*'],
    attributesToHighlight: settings.attributesToHighlight ?? ['*'],
    attributesToSnippet: settings.attributesToSnippet ?? [],
    snippetEllipsisText: settings.snippetEllipsisText ?? '…',
    highlightPreTag: settings.highlightPreTag ?? '<em>',
    highlightPostTag: settings.highlightPostTag ?? '</em>',
  };
}
