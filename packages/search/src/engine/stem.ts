import {isStopWord} from './stopwords.ts';

/** One vowel, then one consonant: "rat" is what remains of "rating". */
const SHORT = /^[^aeiouy]*[aeiouy][^aeiouwxy]$/;

/**
 * Removes inflections: "widgets" and "answering" are forms of "widget" and
 * "answer". These are the first steps of Porter's stemmer; its later ones would
 * make "personality" a form of "person".
 */
export function stemOf(word: string): string {
  // Twice, as "embedding" becomes "embed", and that "emb".
  const stem = shorten(shorten(word));
  return isStopWord(stem) && !isStopWord(word) ? word : stem;
}

function shorten(word: string): string {
  const british = word.replace(/(...)iz(?=e|ing|ation)/, '$1is');
  const singular = british.replace(/(ss|x|ch|sh|i)es$|([^su])s$/, '$1$2');
  const base = /^(.*[aeiouy].*[^e])(?:ing|ed)$/.exec(singular)?.[1];
  if (base !== undefined) {
    return SHORT.test(base)
      ? `${base}e`
      : base.replace(/(..)([^aeioulsz])\2$/, '$1$2');
  }
  const rest = singular.replace(/e$/, '');
  const kept = rest.length < 3 || SHORT.test(rest) ? singular : rest;
  return kept.replace(/([^aeiou])y$/, '$1i');
}
