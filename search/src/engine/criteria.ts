/**
 * The ranking criteria in Algolia's order, each with how many steps it has.
 * Lower is better. Because every criterion has a fixed number of steps, a
 * whole ranking fits into one number: sorting is then a sort of numbers.
 */
export const CRITERIA = [
  /** Weight of the query's words that do not match. */
  {name: 'words', steps: 256},
  {name: 'typo', steps: 16},
  /** How far from the title the words stand. */
  {name: 'attribute', steps: 64},
  /** How much of the same page matches as well. */
  {name: 'page', steps: 8},
  /** How far apart the words stand. */
  {name: 'proximity', steps: 64},
  /** Words that match only as prefix, synonym or kin. */
  {name: 'exact', steps: 32},
] as const;

export type Criterion = (typeof CRITERIA)[number]['name'];
export type Ranking = Record<Criterion, number>;

export const STEPS = Object.fromEntries(
  CRITERIA.map(({name, steps}) => [name, steps]),
) as Record<Criterion, number>;

/** What one step of each criterion is worth in the packed number. */
const WORTH = Object.fromEntries(
  CRITERIA.map(({name}, at) => [
    name,
    CRITERIA.slice(at + 1).reduce((product, {steps}) => product * steps, 1),
  ]),
) as Record<Criterion, number>;

const part = (value: number, steps: number, worth: number): number =>
  Math.min(Math.max(Math.round(value), 0), steps - 1) * worth;

/**
 * Packs a ranking and a place in the custom ranking into one number. Written
 * out, not as a loop over names: it runs for every record that matches.
 */
export function sortKey(
  {words, typo, attribute, page, proximity, exact}: Ranking,
  place: number,
  places: number,
): number {
  const key =
    part(words, STEPS.words, WORTH.words) +
    part(typo, STEPS.typo, WORTH.typo) +
    part(attribute, STEPS.attribute, WORTH.attribute) +
    part(page, STEPS.page, WORTH.page) +
    part(proximity, STEPS.proximity, WORTH.proximity) +
    part(exact, STEPS.exact, WORTH.exact);
  return key * places + place;
}
