/** Algolia refuses records of 10 kB; a long example becomes several. */
const MAX_LENGTH = 800;

/**
 * Text on one line, cut between words.
 *
 * @example pieces('a\n b', 80) // ['a b']
 * @example pieces('one two three', 8) // ['one two', 'three']
 */
export function pieces(text: string, max = MAX_LENGTH): string[] {
  const result: string[] = [];
  let rest = text.replace(/\s+/g, ' ').trim();
  while (rest.length > max) {
    const space = rest.lastIndexOf(' ', max);
    const end = space > 0 ? space : max;
    result.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return rest === '' ? result : [...result, rest];
}
