/** How the site's own settings configure the search service. */
import path from 'node:path';
import settings from '../../site.settings.ts';
import {PAGES_FILE} from '../../plugins/postbuild/search-index/write-pages.ts';
import {SNAPSHOT_FILE as SNAPSHOT_IN_SITE} from '../../plugins/postbuild/search-index/write-snapshot.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** What the build writes beside build/: an index is no page of the site. */
export const SNAPSHOT_FILE = path.join(root, SNAPSHOT_IN_SITE);
export const SERVER_FILE = path.join(
  root,
  'packages/search/src/service/server.ts',
);

/** The static provider has none: the service is then open, and for agents. */
export const searchKeys =
  'appId' in settings.search
    ? settings.search
    : {appId: undefined, apiKey: undefined};

export function serviceEnv(port: number): Record<string, string> {
  return {
    SEARCH_SNAPSHOT: SNAPSHOT_FILE,
    SEARCH_PAGES: path.join(root, PAGES_FILE),
    SEARCH_PORT: String(port),
    ...(searchKeys.appId !== undefined && {
      SEARCH_APP_ID: searchKeys.appId,
      SEARCH_API_KEY: searchKeys.apiKey,
    }),
    SEARCH_LOG_REQUESTS: '0',
  };
}
