import {INDEX_SETTINGS} from '../settings.ts';

/** AND of ORs: ['language:en', ['docusaurus_tag:a', 'docusaurus_tag:b']]. */
export type FacetFilters = readonly (string | readonly string[])[];

/** The supported Algolia search parameters. */
export type SearchParams = {
  query: string;
  page: number;
  hitsPerPage: number;
  facetFilters: FacetFilters;
  attributesToRetrieve: readonly string[];
  attributesToHighlight: readonly string[];
  attributesToSnippet: readonly string[];
  snippetEllipsisText: string;
  highlightPreTag: string;
  highlightPostTag: string;
};

export const DEFAULT_PARAMS: SearchParams = {
  query: '',
  page: 0,
  facetFilters: [],
  ...INDEX_SETTINGS,
};
