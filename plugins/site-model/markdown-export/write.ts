/** Writes each page's Markdown version next to its HTML. */
import fs from 'node:fs/promises';
import path from 'node:path';
import {attribute, byTag, elements} from '../page-model/hast.ts';
import type {PageModel} from '../page-model/types.ts';
import {hasMarkdown, makeMarkdownPage} from './page.ts';
import type {MarkdownPage} from './page.ts';
import {contentMarkdown} from './toMarkdown.ts';

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

export async function writeMarkdownPages(
  pages: readonly PageModel[],
  {outDir, siteUrl}: {outDir: string; siteUrl: string},
): Promise<MarkdownPage[]> {
  // By URL path, as links name pages: with the base path.
  const byPath = new Map(
    pages.map((page) => [new URL(page.url).pathname, page]),
  );
  const made = pages.filter(hasMarkdown).map((page) =>
    makeMarkdownPage(page, {
      siteUrl,
      updated: updateOf(page, byPath),
      content: contentMarkdown(page.main, page.url),
    }),
  );
  for (const {file, text} of made) {
    await fs.writeFile(path.join(outDir, file), text);
  }
  return made;
}
