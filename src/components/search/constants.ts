/** The specification's constants that DocSearch does not already hold. */
export const MAX_QUERY_LENGTH = 64;
export const SEARCH_PAGE_SIZE = 20;
/** Algolia answers with the first 1,000 hits at most. */
export const MAX_PAGES = 50;
/** DocSearch's own; the error state waits for it (see modalClient.ts). */
export const STALL_THRESHOLD_MS = 300;
