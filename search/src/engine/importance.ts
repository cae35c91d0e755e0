import type {SearchIndex} from './build.ts';
import type {Variant} from './query.ts';

const STEPS_A_BIT = 3;
const MAX_STEPS = 15;

/**
 * What each word of the query costs where it is missing. A word that few pages
 * have says more about what is wanted than one that stands everywhere. Pages
 * are counted, not records: a section's heading is in all of its records.
 */
export function missingCosts(
  {pageFrequency, pages}: SearchIndex,
  variant: Variant,
): number[] {
  return variant.map(({required, expansions}) => {
    let found = 1;
    for (const {termId} of expansions) {
      found = Math.max(found, pageFrequency[termId] as number);
    }
    const bits = Math.log2(1 + pages / found);
    const cost = Math.min(MAX_STEPS, Math.round(STEPS_A_BIT * bits));
    return required ? Math.max(1, cost) : 0;
  });
}
