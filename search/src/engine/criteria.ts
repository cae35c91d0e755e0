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

/** Packs a ranking and a place in the custom ranking into one number. */
export function sortKey(
  ranking: Ranking,
  place: number,
  places: number,
): number {
  let key = 0;
  for (const {name, steps} of CRITERIA) {
    const value = Math.round(ranking[name]);
    key = key * steps + Math.min(Math.max(value, 0), steps - 1);
  }
  return key * places + place;
}
