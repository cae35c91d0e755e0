import {readFile} from 'node:fs/promises';
import type {Page, Pages} from '../pages.ts';
import {parsePages} from '../pages.ts';
import type {Outcome} from '../service/store.ts';
import {digestOf} from '../snapshot.ts';

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

  async function reload(file: string): Promise<Outcome> {
    const started = performance.now();
    try {
      const text = await readFile(file, 'utf8');
      const digest = digestOf(text);
      if (pages?.digest === digest) {
        return {outcome: 'unchanged'};
      }
      const read = parsePages(text);
      const byPath = new Map(
        read.pages.map((page) => [pathOf(page.url) ?? '', page]),
      );
      pages = {...read, digest, byPath};
      return {
        outcome: 'loaded',
        digest,
        records: read.pages.length,
        ms: Math.round(performance.now() - started),
      };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return {outcome: 'refused', reason};
    }
  }

  return {reload, current: () => pages};
}
