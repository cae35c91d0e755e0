/** Limits of a request. Exceeding one returns 400, or 413 for the body. */
export const LIMITS = {
  /** The largest real request (from /search) is under 4 KB. */
  bodyBytes: 64 * 1024,
  /** The modal and /search send 1; each may need a full search. */
  requestsPerPost: 10,
  /** Algolia's limit; the input field allows 64. */
  queryLength: 512,
  /** The modal and /search request 20. */
  hitsPerPage: 100,
  /** Algolia stops at 1,000 hits. */
  page: 1000,
  /** AND parts, OR parts in each, and the length of one "name:value". */
  facetFilterGroups: 20,
  facetFiltersInGroup: 20,
  facetFilterLength: 256,
  /** Attributes in a list, and the length of one name. */
  attributes: 32,
  attributeLength: 64,
  /** Words of a snippet. */
  snippetWords: 100,
  /** highlightPreTag, highlightPostTag, snippetEllipsisText. */
  tagLength: 128,
  indexNameLength: 128,
  /** Hits per search_docs call; agents read every line. */
  mcpHits: 20,
  /** URL or path of a page. */
  urlLength: 512,
} as const;
