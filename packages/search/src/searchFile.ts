/**
 * The static file that all search reads: the visitor's browser, the agents'
 * handler, and the publisher for Algolia.
 */
import {isEscaped} from './escape.ts';
import type {SearchRecord} from './record.ts';
import {LEVELS} from './record.ts';
import type {Synonym} from './synonyms.ts';

/** Its path on the site. */
export const SEARCH_FILE = 'search-index.json';

/** A record without derivable fields, to save bytes. */
export type PackedRecord = Omit<
  SearchRecord,
  'objectID' | 'url_without_anchor' | 'section' | 'weight'
>;

export type SearchFile = {
  /** A tab that was opened before a release may read a later file. */
  format: 1;
  records: PackedRecord[];
  synonyms: Synonym[];
};

/** As in DocSearch: 100 for lvl0, 10 less for each level, 0 for text. */
const levelWeight = (type: SearchRecord['type']): number =>
  type === 'content' ? 0 : 100 - 10 * LEVELS.indexOf(type);

/** Counts from 0 for each key. */
function createCounter(): (key: string) => number {
  const counts = new Map<string, number>();
  return (key) => {
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return count;
  };
}

/** The records in Algolia's format. */
export function unpackRecords({format, records}: SearchFile): SearchRecord[] {
  if (format !== 1) {
    throw new Error(`unknown format ${String(format)} of the search file`);
  }
  const position = createCounter();
  const number = createCounter();
  return records.map((record) => {
    const {url, type} = record;
    const page = url.replace(/[?#].*/, '');
    return {
      ...record,
      // By the position in its section, so another section never changes it.
      objectID: `${url} ${type} ${number(`${url} ${type}`)}`,
      url_without_anchor: page,
      section: url.replace(/\?[^#]*/, ''),
      weight: {level: levelWeight(type), position: position(page)},
    };
  });
}

/** Hit strings reach innerHTML, so the build refuses unescaped ones. */
export function requireEscaped(records: readonly PackedRecord[]): void {
  for (const {url, anchor, content, questions, hierarchy} of records) {
    const titles = Object.values(hierarchy);
    const texts = [url, anchor, content, ...(questions ?? []), ...titles];
    const unsafe = texts.find((text) => text !== null && !isEscaped(text));
    if (unsafe !== undefined) {
      throw new Error(`${url}: unescaped HTML in a search record: ${unsafe}`);
    }
  }
}
