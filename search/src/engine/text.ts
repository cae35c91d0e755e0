/** A word and where it stands in the text it was read from. */
export type Token = {term: string; start: number; end: number};

const LETTERS = String.raw`[\p{L}\p{N}\p{M}]+`;
const RAW = new RegExp(`${LETTERS}(?:['’]${LETTERS})*`, 'gu');

// In escaped text an apostrophe may be an entity, and every other entity
// separates words: "&lt;" must neither become the word "lt" nor be cut.
const APOSTROPHE = `(?:['’]|&#39;|&#x27;|&apos;|&rsquo;|&#8217;)`;
const ENTITY = String.raw`&(?:#\d+|#x[\da-fA-F]+|[a-zA-Z][a-zA-Z\d]*);`;
const ESCAPED = new RegExp(
  `(${LETTERS}(?:${APOSTROPHE}${LETTERS})*)|${ENTITY}`,
  'gu',
);
const APOSTROPHES = new RegExp(APOSTROPHE, 'g');
const ASCII_WORD = /^[a-z\d]+$/;
const MARKS = /\p{M}/gu;
const CLITIC = /'(?:s|re|ll|ve|d|m)$/;

/**
 * The words that a visitor typed.
 *
 * @example words('Why doesn’t it answer?') // ['why', 'not', 'it', 'answer']
 */
export function words(text: string): string[] {
  return Array.from(text.matchAll(RAW), ([word]) => normalise(word)).filter(
    (term) => term !== '',
  );
}

/** The words of a record's text, with their places in the escaped string. */
export function tokensOfEscaped(text: string): Token[] {
  const tokens: Token[] = [];
  for (const {1: word, index} of text.matchAll(ESCAPED)) {
    const term = word === undefined ? '' : normalise(word);
    if (word !== undefined && term !== '') {
      tokens.push({term, start: index, end: index + word.length});
    }
  }
  return tokens;
}

/** Case, accents and contractions make no difference to a search. */
export function normalise(word: string): string {
  const lower = word.toLowerCase();
  if (ASCII_WORD.test(lower)) {
    return lower === 'cannot' ? 'not' : lower;
  }
  const plain = lower.replace(APOSTROPHES, "'").normalize('NFKD');
  const bare = plain.replace(MARKS, '');
  if (bare.endsWith("n't")) {
    return 'not';
  }
  return bare.replace(CLITIC, '').replaceAll("'", '');
}
