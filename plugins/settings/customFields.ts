import type {AlgoliaSettings} from './schema.ts';

/** The settings that client code needs, passed through `customFields`. */
export type SiteCustomFields = {
  algolia: AlgoliaSettings | null;
  feedbackUrl: string;
  /** As editors name it. */
  mcp: {name: string; url: string} | null;
  blog: {title: string; description: string};
  hasBlog: boolean;
};
