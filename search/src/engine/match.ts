import {createAttributeValue} from './attribute.ts';
import type {SearchIndex} from './build.ts';
import type {Ranking} from './criteria.ts';
import {STEPS} from './criteria.ts';
import {MAX_FIELD_WEIGHT} from './fields.ts';
import {missingCosts} from './importance.ts';
import {createScanner, kinshipOf, typosOf, wordOf} from './occurrences.ts';
import {proximity} from './proximity.ts';
import type {Variant} from './query.ts';

/** What a stop word counts against a word that matters. */
const STOP_WORD_WEIGHT = 0.12;
/** What all stop words of a query count together at most. */
const STOP_WORDS_WEIGHT = 0.3;
const NOT_FOUND = 99;
/** From here on a match counts as inexact, however far it is. */
const INEXACT = 2;

/** Ranks records against one reading of the query. */
export type Matcher = (record: number) => Ranking;

export function createMatcher(index: SearchIndex, variant: Variant): Matcher {
  const scan = createScanner(index, variant);
  const missing = missingCosts(index, variant);
  const weights = wordWeights(variant);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const required = variant.flatMap((word, at) => (word.required ? [at] : []));
  const neighbours = required.length - 1;
  const attributeValue = createAttributeValue(weights);
  // Used again for each record, as a search matches hundreds.
  const typos = new Uint8Array(variant.length);
  const kinship = new Uint8Array(variant.length);
  return (record) => {
    const scanned = scan(record);
    typos.fill(NOT_FOUND);
    kinship.fill(NOT_FOUND);
    for (const found of scanned.occurrences) {
      const word = wordOf(found);
      typos[word] = Math.min(typos[word] as number, typosOf(found));
      kinship[word] = Math.min(kinship[word] as number, kinshipOf(found));
    }
    const distance = proximity(required, scanned.occurrences);
    const closeness = neighbours < 1 ? 1 : neighbours / distance;
    const value = attributeValue(scanned, typos, closeness);
    const share = value / (total * MAX_FIELD_WEIGHT);
    const ranking: Ranking = {
      words: 0,
      typo: 0,
      attribute: (STEPS.attribute - 1) * (1 - share),
      page: 0,
      proximity: distance,
      exact: 0,
    };
    for (const word of required) {
      if (typos[word] === NOT_FOUND) {
        ranking.words += missing[word] as number;
      } else {
        ranking.typo += typos[word] as number;
        ranking.exact += Math.min(INEXACT, kinship[word] as number);
      }
    }
    return ranking;
  };
}

function wordWeights(variant: Variant): number[] {
  const stopWords = variant.filter(({required}) => !required).length;
  const stopWordWeight = Math.min(
    STOP_WORD_WEIGHT,
    STOP_WORDS_WEIGHT / Math.max(1, stopWords),
  );
  return variant.map(({required}) => (required ? 1 : stopWordWeight));
}
