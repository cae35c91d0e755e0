/** One page of each kind, for the benchmark and Lighthouse. */
import {docsWith, pageTypes as types} from '../../tests/helpers/pages.ts';

const longest = types['longest document']!;
const withCode = docsWith(/theme-code-block/).find((it) => it !== longest);
const [withoutCode] = docsWith(/^(?![^]*theme-code-block)/);

const pageTypes: Record<string, string> = {
  home: '/',
  ...(withCode !== undefined && {'document with code': withCode}),
  ...(withoutCode !== undefined && {'document without code': withoutCode}),
  'longest document': longest,
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
