import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Site} from './post';

/** The site as structured data names it; all of it from the settings. */
export function useSite(): Site {
  const {siteConfig} = useDocusaurusContext();
  return {
    name: siteConfig.title,
    url: siteConfig.url,
    logo: `${siteConfig.baseUrl}${siteConfig.favicon}`,
  };
}
