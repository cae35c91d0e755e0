/** Writes each page's Markdown version next to its HTML. */
import fs from 'node:fs/promises';
import path from 'node:path';
import {BuildCache, codeVersion} from '../buildCache.ts';
import {attribute, byTag, elements} from '../page-model/hast.ts';
import type {PageModel} from '../page-model/types.ts';
import {contentMarkdown} from './to-markdown.ts';
import {hasMarkdown, makeMarkdownPage} from './page.ts';
import type {MarkdownPage} from './page.ts';

/** A list page takes the date of the newest page it links to. */
function updateOf(page: PageModel, pages: Map<string, PageModel>) {
  if (page.lastUpdate) {
    return page.lastUpdate;
  }
  const linked = [...elements(page.main)]
    .filter(byTag('a'))
    .flatMap((link) => pages.get(attribute(link, 'href') ?? '') ?? [])
    .flatMap(({lastUpdate}) => lastUpdate ?? []);
  return linked.toSorted().at(-1) ?? null;
}

/** Converts only pages whose content, or the converter itself, has changed. */
async function cachedMarkdown(cache: BuildCache) {
  const code = await codeVersion(
    new URL('./', import.meta.url),
    new URL('../page-model/', import.meta.url),
  );
  return async ({main, url}: PageModel): Promise<string> => {
    const key = JSON.stringify([code, url, main]);
    const markdown = await cache.get(key, '.md', () =>
      Buffer.from(contentMarkdown(main, url)),
    );
    return String(markdown);
  };
}

export async function makeMarkdownPages(
  pages: PageModel[],
  siteUrl: string,
  cache: BuildCache,
): Promise<MarkdownPage[]> {
  // By URL path, as links name pages: with the base path.
  const byPath = new Map(
    pages.map((page) => [new URL(page.url).pathname, page]),
  );
  const toMarkdown = await cachedMarkdown(cache);
  const made: MarkdownPage[] = [];
  for (const page of pages.filter(hasMarkdown)) {
    const updated = updateOf(page, byPath);
    const content = await toMarkdown(page);
    made.push(makeMarkdownPage(page, {siteUrl, updated, content}));
  }
  return made;
}

export async function writeMarkdownPages(
  pages: readonly MarkdownPage[],
  outDir: string,
): Promise<{count: number; bytes: number; htmlBytes: number}> {
  let bytes = 0;
  let htmlBytes = 0;
  for (const {file, text, page} of pages) {
    await fs.writeFile(path.join(outDir, file), text);
    bytes += Buffer.byteLength(text);
    htmlBytes += (await fs.stat(path.join(outDir, page.file))).size;
  }
  return {count: pages.length, bytes, htmlBytes};
}
