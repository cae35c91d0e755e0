/** One page of each kind, for the benchmark and Lighthouse. */
import {docWith, pageTypes as types} from '../../tests/helpers/pages.ts';

const pageTypes: Record<string, string> = {
  home: '/',
  'document with code': docWith(/theme-code-block/),
  document: types.document!,
  'longest document': types['longest document']!,
  ...('post' in types && {'blog list': '/blog', post: types.post!}),
  search: '/search',
};

/** The page types that `--page` names, or all. */
export function chosenPages(names: readonly string[] = []) {
  const all = Object.entries(pageTypes);
  return names.length === 0
    ? all
    : all.filter(([name]) => names.includes(name));
}

/** @example median([3, 1, 2]) // 2 */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? sorted[middle]!
    : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
