import type {Page, Pages} from '../pages.ts';
import {parsePages} from '../pages.ts';
import type {Outcome} from '../service/reload-file.ts';
import {reloadFile} from '../service/reload-file.ts';

type LoadedPages = Pages & {digest: string; byPath: ReadonlyMap<string, Page>};

/** The pages being served, replaced atomically like the index. */
export type PageStore = {
  reload: (file: string) => Promise<Outcome>;
  current: () => LoadedPages | undefined;
};

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

export function createPageStore(): PageStore {
  let pages: LoadedPages | undefined;

  const reload = (file: string): Promise<Outcome> =>
    reloadFile(file, pages?.digest, (text, digest) => {
      const read = parsePages(text);
      const byPath = new Map(
        read.pages.map((page) => [pathOf(page.url) ?? '', page]),
      );
      pages = {...read, digest, byPath};
      return read.pages.length;
    });

  return {reload, current: () => pages};
}
