/** How commands start the search service. */
import path from 'node:path';
import {PAGES_FILE} from '../../plugins/postbuild/search-index/writePages.ts';
import {SNAPSHOT_FILE} from '../../plugins/postbuild/search-index/writeSnapshot.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Written by the build outside build/, so it isn't public. */
export const SNAPSHOT_PATH = path.join(root, SNAPSHOT_FILE);
export const SERVER_FILE = path.join(
  root,
  'packages/search/src/service/server.ts',
);

export function serviceEnv(port: number): Record<string, string> {
  return {
    SEARCH_SNAPSHOT: SNAPSHOT_PATH,
    SEARCH_PAGES: path.join(root, PAGES_FILE),
    SEARCH_PORT: String(port),
    SEARCH_LOG_REQUESTS: '0',
  };
}
