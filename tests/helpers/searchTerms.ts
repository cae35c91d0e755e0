/** What to search for, taken from the index, so tests hold for any content. */
import {unpackRecords} from 'docs-search/searchFile';
import {readSearchFile} from './searchFile.ts';

const records = unpackRecords(readSearchFile());

const headings = records
  .filter(({type}) => type !== 'content')
  .map(({type, url, hierarchy}) => ({
    url,
    text: hierarchy[type as 'lvl1'] ?? '',
  }))
  .filter(({text}) => /^[\w ]{4,64}$/.test(text));

/** Different headings; each finds its own section. */
export const HEADINGS = [...new Set(headings.map(({text}) => text))];

const section = headings.find(({url}) => url.includes('#'))!;

/** A section's heading, and the page it is on. */
export const HEADING = {
  text: section.text,
  route: new URL(section.url).pathname,
};

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z]{3,}/g) ?? [];

/** How many records have a word, and on how many pages. */
function occurrences(word: string) {
  const pattern = new RegExp(`\\b${word}`, 'i');
  const found = records.filter(({content, type, hierarchy}) =>
    pattern.test(content ?? hierarchy[type as 'lvl1'] ?? ''),
  );
  const pages = new Set(found.map(({url_without_anchor: url}) => url));
  return {word, records: found.length, pages: pages.size};
}

/** A word of a heading that most pages have: it finds many hits. */
export const COMMON = [...new Set(headings.flatMap(({text}) => wordsOf(text)))]
  .filter((word) => word.length > 3)
  .map(occurrences)
  .toSorted((a, b) => b.pages - a.pages || b.records - a.records)[0]!.word;

/** A word that finds hits, but fewer than the common one. */
export const OTHER = wordsOf(
  HEADINGS.find((text) => !text.toLowerCase().includes(COMMON)) ?? '',
).toSorted((a, b) => b.length - a.length)[0]!;

const inHeadings = new Set(headings.flatMap(({text}) => wordsOf(text)));

/** A word that stands in texts only. */
export const TEXT_ONLY = records
  .flatMap(({content, isCode}) => (isCode ? [] : wordsOf(content ?? '')))
  .find((word) => word.length > 8 && !inHeadings.has(word))!;

/** Finds nothing. */
export const NO_HITS = 'qqzzxxyy';
