export const LEVELS = [
  'lvl0',
  'lvl1',
  'lvl2',
  'lvl3',
  'lvl4',
  'lvl5',
  'lvl6',
] as const;

export type Level = (typeof LEVELS)[number];

/** lvl0 is the category, lvl1 the page title, the rest are headings. */
export type Hierarchy = Record<Level, string | null>;

export const EMPTY_HIERARCHY: Readonly<Hierarchy> = {
  lvl0: null,
  lvl1: null,
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};

/** For Algolia's ranking; our engine has its own. */
export type RecordWeight = {
  /** Higher first: 100 for lvl0 down to 0 for content, as in DocSearch. */
  level: number;
  /** Lower first: the record's position on its page. */
  position: number;
};

/** One heading or one chunk of text. All strings are HTML-escaped. */
export type SearchRecord = {
  /** Stable between builds, so that a diff shows real changes. */
  objectID: string;
  /** Absolute, with anchor, and with a query if the text is in a tab. */
  url: string;
  url_without_anchor: string;
  /** The URL without the query that opens a tab; one hit per section. */
  section: string;
  anchor: string | null;
  type: Level | 'content';
  content: string | null;
  /** A code block, whose names aren't words. */
  isCode?: true;
  /** What visitors ask that this section answers; on headings, never shown. */
  questions?: string[];
  hierarchy: Hierarchy;
  language: string;
  version: string;
  docusaurus_tag: string;
  weight: RecordWeight;
};
