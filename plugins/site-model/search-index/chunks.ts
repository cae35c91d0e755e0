/** Algolia rejects records over 10 kB, so long code becomes several. */
const MAX_LENGTH = 800;

/**
 * Splits text between words; white space is collapsed.
 *
 * @example chunks('a\n b', 80) // ['a b']
 * @example chunks('one two three', 8) // ['one two', 'three']
 */
export function chunks(text: string, max = MAX_LENGTH): string[] {
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
