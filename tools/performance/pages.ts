/** One page of each type, for the benchmark and Lighthouse. */
import {pageTypes as routes} from '../../tests/helpers/routes.ts';

export const pageTypes = {
  home: '/',
  'document with code': '/docs/commands',
  'document without code': routes.document,
  'API page': '/docs/api-developers/api',
  'blog list': routes['blog list'],
  post: routes.post,
  search: routes.search,
} as const;

export type PageType = keyof typeof pageTypes;

/** The page types that `--page` names, or all. */
export function chosenPages(names: readonly string[] = []): PageType[] {
  const all = Object.keys(pageTypes) as PageType[];
  const unknown = names.filter((name) => !all.includes(name as PageType));
  if (unknown.length > 0) {
    throw new Error(
      `unknown page type ${unknown.join()}; known: ${all.join()}`,
    );
  }
  return names.length > 0 ? all.filter((name) => names.includes(name)) : all;
}
