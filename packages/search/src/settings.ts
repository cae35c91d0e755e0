import type {IndexSettings} from 'algoliasearch';

export type {IndexSettings};

export const FACETS = [
  'language',
  'version',
  'type',
  'docusaurus_tag',
] as const;

/**
 * DocSearch's settings for Algolia, plus some for questions in English. Our
 * engine uses those that are parameters of a search.
 */
export const INDEX_SETTINGS = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'unordered(questions)',
    'content',
    'unordered(hierarchy.lvl0)',
  ],
  attributesForFaceting: [...FACETS],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  snippetEllipsisText: '…',
  // DocSearch's default; our own pages ask for <mark>.
  highlightPreTag: '<span class="algolia-docsearch-suggestion--highlight">',
  highlightPostTag: '</span>',
  hitsPerPage: 20,
  ranking: ['words', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],
  attributeForDistinct: 'section',
  distinct: true,
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  // 429 and 492 are different codes.
  allowTyposOnNumericTokens: false,
  ignorePlurals: true,
  removeStopWords: true,
  queryLanguages: ['en'],
  removeWordsIfNoResults: 'allOptional',
  advancedSyntax: false,
} satisfies IndexSettings;
