import {isStopWord} from './stopwords.ts';

/** One vowel, then one consonant: "rat" is what remains of "rating". */
const SHORT = /^[^aeiouy]*[aeiouy][^aeiouwxy]$/;

/**
 * Removes inflections: "widgets" and "answering" are forms of "widget" and
 * "answer". These are the first steps of Porter's stemmer; its later ones would
 * make "personality" a form of "person".
 */
export function stemOf(word: string): string {
  const stem = withoutEnding(word).replace(/([^aeiou])y$/, '$1i');
  return isStopWord(stem) && !isStopWord(word) ? word : stem;
}

function withoutEnding(word: string): string {
  const british = word.replace(/(...)iz(?=e|ing|ation)/, '$1is');
  const singular = british.replace(/(ss|x|ch|sh|i)es$|([^su])s$/, '$1$2');
  const base = /^(?!embed$)(.*[aeiouy].*[^e])(?:ing|ed)$/.exec(singular)?.[1];
  if (base === undefined) {
    const rest = singular.replace(/e$/, '');
    return rest.length < 3 || SHORT.test(rest) ? singular : rest;
  }
  return SHORT.test(base)
    ? `${base}e`
    : base.replace(/(..)([^aeioulsz])\2$/, '$1$2');
}
