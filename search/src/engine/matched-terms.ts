import type {SearchIndex} from './build.ts';
import type {MatchedTerms, TermMatch} from './highlight.ts';
import type {Variant} from './query.ts';
import {queryWords} from './query.ts';
import {KINSHIP} from './vocabulary.ts';

/** The terms to mark in the hits of a query. */
export function matchedTerms(
  {vocabulary}: SearchIndex,
  query: string,
  variants: readonly Variant[],
): MatchedTerms {
  const typed = queryWords(query);
  const terms = new Map<string, TermMatch>();
  for (const variant of variants) {
    for (const {text, required, expansions} of variant) {
      // Marking every "the" would hide what was found.
      const marked = required ? expansions : [];
      for (const {termId, kinship} of marked) {
        const term = vocabulary.terms[termId] as string;
        const word = typed.indexOf(text);
        const before = terms.get(term);
        terms.set(term, {
          words: [...(before?.words ?? []), ...(word < 0 ? [] : [word])],
          ...(kinship === KINSHIP.prefix && before === undefined
            ? {letters: text.length}
            : {}),
        });
      }
    }
  }
  return {terms, typed};
}
