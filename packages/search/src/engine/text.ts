import {stemOf} from './stem.ts';

/** A word, its stem, and its position in the text. */
export type Token = {word: string; stem: string; start: number; end: number};

// "4,096" is one word, because visitors type "4096".
const LETTERS = String.raw`(?:\d{1,3}(?:,\d{3})+(?!\d)|[\p{L}\p{N}\p{M}]+)`;
const APOSTROPHE = `(?:['’]|&#39;|&#x27;|&apos;|&rsquo;|&#8217;)`;
// An entity separates words: "&lt;" must not become the word "lt".
const ENTITY = String.raw`&(?:#\d+|#x[\da-fA-F]+|[a-zA-Z][a-zA-Z\d]*);`;
const WORD = `(${LETTERS}(?:${APOSTROPHE}${LETTERS})*)|${ENTITY}`;
const TOKEN = new RegExp(WORD, 'gu');
const APOSTROPHES = new RegExp(APOSTROPHE, 'g');

/** The words of a query, or of a record's HTML-escaped text. */
export function tokenize(text: string): Token[] {
  return Array.from(text.matchAll(TOKEN)).flatMap(({1: raw = '', index}) => {
    const word = normalize(raw);
    const place = {start: index, end: index + raw.length};
    return word === '' ? [] : [{word, stem: stemOf(word), ...place}];
  });
}

/** Case, accents, contractions and thousands separators don't matter. */
function normalize(raw: string): string {
  const lower = raw.toLowerCase();
  if (/^[a-z\d]*$/.test(lower)) {
    return lower === 'cannot' ? 'not' : lower;
  }
  const plain = lower.replace(APOSTROPHES, "'").normalize('NFKD');
  const word = plain.replace(/\p{M}|,/gu, '').replace(/.*n't$/, 'not');
  return word.replace(/'(?:s|re|ll|ve|d|m)$/, '').replaceAll("'", '');
}
