/** Constants from the specification that DocSearch doesn't define. */
export const MAX_QUERY_LENGTH = 64;
export const SEARCH_PAGE_SIZE = 20;
/** Without Algolia; names the recent searches in the browser's storage. */
export const DEFAULT_INDEX = 'docs';
/** Algolia returns at most the first 1,000 hits. */
export const MAX_PAGES = 50;
/** As in DocSearch; the error state waits for it (see modalClient.ts). */
export const STALL_THRESHOLD_MS = 300;
/** The search field that opens before the modal has loaded. */
export const SHEET_ID = 'search-sheet';
