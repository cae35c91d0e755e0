import {useAlgoliaContextualFacetFilters} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SiteCustomFields} from '../settings/customFields.ts';

/** The owner's search settings, and the filter for this language and docs. */
export function useSearch() {
  const {siteConfig, siteMetadata} = useDocusaurusContext();
  const {search, feedbackUrl} = siteConfig.customFields as SiteCustomFields;
  const facetFilters = useAlgoliaContextualFacetFilters();
  return {
    search,
    feedbackUrl,
    facetFilters,
    docusaurusVersion: siteMetadata.docusaurusVersion,
  };
}
