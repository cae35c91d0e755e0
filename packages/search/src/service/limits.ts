/** What one request may ask for. Everything beyond is answered with 400. */
export const LIMITS = {
  /** The largest real request (/search: three in one) has under 4 KB. */
  bodyBytes: 64 * 1024,
  /** /search sends 3; each may cost a full search. */
  requestsPerPost: 10,
  /** Algolia's own limit; the input field has 64. */
  queryLength: 512,
  /** The modal and /search ask for 20. */
  hitsPerPage: 100,
  /** Nobody reads page 1,000; Algolia stops at 1,000 hits. */
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
  /** What an agent may ask search_docs for; it reads every line. */
  mcpHits: 20,
  /** Address or path of a page. */
  addressLength: 512,
} as const;
