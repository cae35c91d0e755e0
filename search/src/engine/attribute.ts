import {CONTENT_FIELD, FIELD_WEIGHT, FIELDS} from './fields.ts';
import type {Scan} from './occurrences.ts';
import {fieldOf, kinshipOf, typosOf, wordOf} from './occurrences.ts';
import type {Kinship} from './vocabulary.ts';
import {KINSHIP} from './vocabulary.ts';

const WEIGHTS = Float64Array.from(FIELDS, (field) => FIELD_WEIGHT[field]);
/** A word in a long heading is worth less than one that is the heading. */
const PARTIAL_HEADING = 0.6;
/** Words of a heading that do not stand next to each other. */
const LOOSE = 0.75;
/** What a match is worth, by how close it is to what was typed. */
const KINSHIP_WEIGHT: Record<Kinship, number> = {
  [KINSHIP.same]: 1,
  [KINSHIP.plural]: 0.98,
  [KINSHIP.inflection]: 0.9,
  [KINSHIP.prefix]: 0.95,
  [KINSHIP.synonym]: 0.75,
  [KINSHIP.derivation]: 0.85,
  [KINSHIP.typo]: 0.85,
};

/** The worth of what a scan found, given how close its words stand. */
export type AttributeValue = (
  scan: Scan,
  /** The least typos with which each word was found. */
  typos: Uint8Array,
  /** 1 where the words stand next to each other. */
  closeness: number,
) => number;

/**
 * How prominently the words stand: half for the best field of each word, half
 * for the one field that holds most of them, because words that stand together
 * in a heading belong together.
 *
 * @param weights what each word of the query counts
 */
export function createAttributeValue(
  weights: readonly number[],
): AttributeValue {
  const width = weights.length;
  // Used again for each record, as a search values hundreds.
  const best = new Float64Array(width);
  const inField = new Float64Array(width * FIELDS.length);
  return ({occurrences, coverage}, typos, closeness) => {
    best.fill(0);
    inField.fill(0);
    for (const found of occurrences) {
      const word = wordOf(found);
      if (typosOf(found) === typos[word]) {
        const field = fieldOf(found);
        const value =
          (WEIGHTS[field] as number) *
          share(field, coverage[field] as number) *
          KINSHIP_WEIGHT[kinshipOf(found)] *
          (weights[word] as number);
        const slot = field * width + word;
        best[word] = Math.max(best[word] as number, value);
        inField[slot] = Math.max(inField[slot] as number, value);
      }
    }
    let apart = 0;
    for (const value of best) {
      apart += value;
    }
    const together = bestSum(inField, width);
    return (apart + together * (LOOSE + (1 - LOOSE) * closeness)) / 2;
  };
}

function bestSum(values: Float64Array, width: number): number {
  let best = 0;
  for (let from = 0; from < values.length; from += width) {
    let sum = 0;
    for (let at = from; at < from + width; at += 1) {
      sum += values[at] as number;
    }
    best = Math.max(best, sum);
  }
  return best;
}

function share(field: number, coverage: number): number {
  return field === CONTENT_FIELD
    ? 1
    : PARTIAL_HEADING + (1 - PARTIAL_HEADING) * coverage;
}
