import type {SearchSettings} from './schema.ts';

/** The settings that client code needs, passed through `customFields`. */
export type SiteCustomFields = {
  search: SearchSettings;
  feedbackUrl: string;
  mcpUrl: string | null;
  blog: {title: string; description: string};
};
