import {useMemo} from 'react';
import {useAlgoliaContextualFacetFilters} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SiteCustomFields} from '../../../plugins/settings/customFields.ts';

/** The owner's form may have a query of its own. */
function feedbackLink(form: string, query: string): string {
  const url = new URL(form);
  url.searchParams.set('query', query);
  return url.href;
}

/** The search settings and the filter for this language and docs version. */
export function useSearch() {
  const {siteConfig, siteMetadata} = useDocusaurusContext();
  const {search, feedbackUrl} = siteConfig.customFields as SiteCustomFields;
  // Docusaurus's hook returns a new array on each render, which would reset
  // everything that depends on it, including the query being typed.
  const filterKey = JSON.stringify(useAlgoliaContextualFacetFilters());
  const facetFilters = useMemo(
    () => JSON.parse(filterKey) as (string | string[])[],
    [filterKey],
  );
  return {
    search,
    feedbackLink: (query: string) => feedbackLink(feedbackUrl, query),
    facetFilters,
    docusaurusVersion: siteMetadata.docusaurusVersion,
  };
}
