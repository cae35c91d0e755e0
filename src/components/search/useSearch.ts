import {useMemo} from 'react';
import {useAlgoliaContextualFacetFilters} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SiteCustomFields} from '../../../plugins/settings/customFields.ts';

/** The owner's search settings, and the filter for this language and docs. */
export function useSearch() {
  const {siteConfig, siteMetadata} = useDocusaurusContext();
  const {search, feedbackUrl} = siteConfig.customFields as SiteCustomFields;
  // The engine's hook makes a new array at each render; what depends on it
  // would begin anew, a query being typed included.
  const filterKey = JSON.stringify(useAlgoliaContextualFacetFilters());
  const facetFilters = useMemo(
    () => JSON.parse(filterKey) as (string | string[])[],
    [filterKey],
  );
  return {
    search,
    feedbackUrl,
    facetFilters,
    docusaurusVersion: siteMetadata.docusaurusVersion,
  };
}
