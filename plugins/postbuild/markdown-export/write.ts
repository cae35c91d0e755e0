/** Writes the twins beside the pages, and says what both weigh. */
import fs from 'node:fs/promises';
import path from 'node:path';
import {BuildCache, codeVersion} from '../buildCache.ts';
import {attribute, byTag, elements} from '../page-model/hast.ts';
import type {PageModel} from '../page-model/types.ts';
import {contentMarkdown} from './to-markdown.ts';
import {hasTwin, makeTwin} from './page.ts';
import type {Twin} from './page.ts';

/** A list is as new as the newest of what it leads to. */
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

/** Makes Markdown only of content that is new, or when its maker is. */
async function cachedMarkdown(cache: BuildCache) {
  const code = await codeVersion(
    new URL('./', import.meta.url),
    new URL('../page-model/', import.meta.url),
  );
  return async ({main, url}: PageModel): Promise<string> => {
    const key = JSON.stringify([code, url, main]);
    const made = await cache.get(key, '.md', () =>
      Buffer.from(contentMarkdown(main, url)),
    );
    return String(made);
  };
}

export async function makeTwins(
  pages: PageModel[],
  siteUrl: string,
  cache: BuildCache,
): Promise<Twin[]> {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const toMarkdown = await cachedMarkdown(cache);
  const twins: Twin[] = [];
  for (const page of pages.filter(hasTwin)) {
    const updated = updateOf(page, byRoute);
    const content = await toMarkdown(page);
    twins.push(makeTwin(page, {siteUrl, updated, content}));
  }
  return twins;
}

export async function writeTwins(
  twins: readonly Twin[],
  outDir: string,
): Promise<{count: number; bytes: number; htmlBytes: number}> {
  let bytes = 0;
  let htmlBytes = 0;
  for (const {file, text, page} of twins) {
    await fs.writeFile(path.join(outDir, file), text);
    bytes += Buffer.byteLength(text);
    htmlBytes += (await fs.stat(path.join(outDir, page.file))).size;
  }
  return {count: twins.length, bytes, htmlBytes};
}
