import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SiteCustomFields} from '../../plugins/settings/customFields.ts';

/** The settings that components read. */
export function useCustomFields(): SiteCustomFields {
  return useDocusaurusContext().siteConfig.customFields as SiteCustomFields;
}
