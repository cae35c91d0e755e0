/**
 * How many typos lie between two words: a letter missing, added, wrong, or two
 * that changed places (Damerau-Levenshtein, as Algolia counts).
 */
const MAX_LENGTH = 64;
const WIDTH = MAX_LENGTH + 1;
// One table for all calls: the function is synchronous and writes before it
// reads, and an allocation a term would cost more than the comparison.
const table = new Uint8Array(WIDTH * WIDTH);
for (let i = 0; i < WIDTH; i += 1) {
  table[i] = i;
  table[i * WIDTH] = i;
}

const at = (index: number): number => table[index] as number;

/**
 * Typos between the word and the term, or (prefix) the best beginning of the
 * term; `max + 1` when there are more than `max`.
 *
 * @example typosBetween('webhok', 'webhook', 1, false) // 1
 * @example typosBetween('placeho', 'placeholder', 0, true) // 0
 */
export function typosBetween(
  word: string,
  term: string,
  max: number,
  prefix: boolean,
): number {
  const columns = prefix
    ? Math.min(term.length, word.length + max)
    : term.length;
  const tooFar = max + 1;
  if (word.length > MAX_LENGTH || word.length - columns > max) {
    return tooFar;
  }
  if (columns > MAX_LENGTH || (!prefix && columns - word.length > max)) {
    return tooFar;
  }
  for (let i = 1; i <= word.length; i += 1) {
    let rowBest = i;
    const letter = word.charCodeAt(i - 1);
    for (let j = 1; j <= columns; j += 1) {
      const here = i * WIDTH + j;
      const other = term.charCodeAt(j - 1);
      const swap = at(here - WIDTH - 1) + (letter === other ? 0 : 1);
      let cost = Math.min(swap, at(here - 1) + 1, at(here - WIDTH) + 1);
      if (
        i > 1 &&
        j > 1 &&
        letter === term.charCodeAt(j - 2) &&
        word.charCodeAt(i - 2) === other
      ) {
        cost = Math.min(cost, at(here - 2 * WIDTH - 2) + 1);
      }
      table[here] = cost;
      rowBest = Math.min(rowBest, cost);
    }
    if (rowBest > max) {
      return tooFar;
    }
  }
  const lastRow = word.length * WIDTH;
  let best = at(lastRow + columns);
  for (let j = 1; prefix && j < columns; j += 1) {
    best = Math.min(best, at(lastRow + j));
  }
  return Math.min(best, tooFar);
}
