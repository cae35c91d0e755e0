import type {Page, Pages} from '../pages.ts';
import {parsePages} from '../pages.ts';
import type {Store} from '../service/store.ts';
import {createStore} from '../service/store.ts';

export type PageStore = Store<Pages & {byPath: ReadonlyMap<string, Page>}>;

/**
 * A page may be requested by URL or path, with or without `.md`.
 *
 * @example pathOf('https://a.test/docs/x.md#part') // '/docs/x'
 */
export function pathOf(text: string): string | undefined {
  const url = URL.parse(text, 'https://site.invalid');
  const path = url?.pathname
    .replace(/\/index\.md$/, '/')
    .replace(/\.md$/, '')
    .replace(/(?<=.)\/+$/, '');
  return path === '' ? '/' : path;
}

export const createPageStore = (): PageStore =>
  createStore(async (text) => {
    const read = parsePages(text);
    const byPath = new Map(
      read.pages.map((page) => [pathOf(page.url) ?? '', page]),
    );
    return {content: {...read, byPath}, records: read.pages.length};
  });
