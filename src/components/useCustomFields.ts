import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SiteCustomFields} from '../../plugins/settings/customFields.ts';

/** The settings from `customFields`, typed. */
export function useCustomFields(): SiteCustomFields {
  return useDocusaurusContext().siteConfig.customFields as SiteCustomFields;
}
