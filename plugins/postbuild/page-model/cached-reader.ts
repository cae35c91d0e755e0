/** Parses a page only if its content, or the parser, has changed. */
import {BuildCache, codeVersion} from '../buildCache.ts';
import {readPage} from './read-page.ts';
import type {PageSource} from './read-page.ts';
import type {PageModel} from './types.ts';

export type PageReader = (source: PageSource) => Promise<PageModel | null>;

const FILE_HASH = /(?<=\.)[0-9a-f]{8}(?=\.(?:css|js)")/g;

/**
 * Removes the hashes from the names of scripts and styles in the head: they
 * change in every page when any page changes, and no model contains them.
 *
 * @example withoutHashes('<script src="/main.0a1b2c3d.js"></head>')
 * // '<script src="/main..js"></head>'
 */
export function withoutHashes(html: string): string {
  const end = html.indexOf('</head>');
  return html.slice(0, end).replace(FILE_HASH, '') + html.slice(end);
}

export async function cachedReader(cache: BuildCache): Promise<PageReader> {
  const code = await codeVersion(new URL('./', import.meta.url));
  return async ({html, ...source}) => {
    const key = JSON.stringify([code, source, withoutHashes(html)]);
    const model = await cache.get(key, '.json', () =>
      Buffer.from(JSON.stringify(readPage({html, ...source}))),
    );
    return JSON.parse(String(model)) as PageModel | null;
  };
}
