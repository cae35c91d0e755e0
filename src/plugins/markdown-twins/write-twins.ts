/** Writes the twins beside the pages, and says what both weigh. */
import fs from 'node:fs/promises';
import path from 'node:path';
import {attribute, byTag, elements} from '../page-model/hast.ts';
import type {PageModel} from '../page-model/types.ts';
import {hasTwin, makeTwin} from './twin.ts';
import type {Twin} from './twin.ts';

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

export function makeTwins(pages: PageModel[], siteUrl: string): Twin[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  return pages
    .filter(hasTwin)
    .map((page) => makeTwin(page, {siteUrl, updated: updateOf(page, byRoute)}));
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
