import {useCallback, useMemo} from 'react';
import {useAlgoliaContextualFacetFilters} from '@docusaurus/theme-search-algolia/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {SEARCH_FILE} from 'docs-search/searchFile';
import {useCustomFields} from '../components/useCustomFields.ts';
import {createSearchClient} from './client.ts';
import {DEFAULT_INDEX} from './constants.ts';

/** The owner's form may have a query of its own. */
function feedbackLink(form: string, query: string): string {
  const url = new URL(form);
  url.searchParams.set('query', query);
  return url.href;
}

/** The search settings and the filter for this language and docs version. */
export function useSearch() {
  const {algolia, feedbackUrl} = useCustomFields();
  const fileUrl = useBaseUrl(`/${SEARCH_FILE}`);
  // Docusaurus's hook returns a new array on each render, which would reset
  // everything that depends on it, including the query being typed.
  const filterKey = JSON.stringify(useAlgoliaContextualFacetFilters());
  const facetFilters = useMemo(
    () => JSON.parse(filterKey) as (string | string[])[],
    [filterKey],
  );
  return {
    algolia,
    indexName: algolia?.indexName ?? DEFAULT_INDEX,
    createClient: useCallback(
      () => createSearchClient(algolia, fileUrl),
      [algolia, fileUrl],
    ),
    facetFilters,
    feedbackLink: (query: string) => feedbackLink(feedbackUrl, query),
  };
}
