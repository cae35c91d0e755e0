import type {Occurrence} from './occurrences.ts';
import {fieldOf, positionOf, wordOf} from './occurrences.ts';

const FAR_APART = 8;

/**
 * Sum of the distances between neighbouring words of the query.
 *
 * @param words numbers of the words that count, in the query's order
 */
export function proximity(
  words: readonly number[],
  occurrences: readonly Occurrence[],
): number {
  let sum = 0;
  for (let at = 1; at < words.length; at += 1) {
    sum += distance(occurrences, words[at - 1] as number, words[at] as number);
  }
  return sum;
}

function distance(
  occurrences: readonly Occurrence[],
  left: number,
  right: number,
): number {
  let best = FAR_APART;
  for (const a of occurrences) {
    if (wordOf(a) === left) {
      for (const b of occurrences) {
        if (wordOf(b) === right && fieldOf(b) === fieldOf(a)) {
          const gap = positionOf(b) - positionOf(a);
          // The wrong way round is a little further.
          best = Math.min(best, gap > 0 ? gap : 1 - gap);
        }
      }
    }
  }
  return best;
}
