/** Writes each page's Markdown version next to its HTML. */
import fs from 'node:fs/promises';
import path from 'node:path';
import {attribute, byTag, elements} from '../page-model/hast.ts';
import type {PageModel} from '../page-model/types.ts';
import {hasMarkdown, makeMarkdownPage} from './page.ts';
import type {MarkdownPage} from './page.ts';
import {sectionFiles} from './sections.ts';
import type {Notes} from './sections.ts';
import {meaningOf, render} from './toMarkdown.ts';

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

type Options = {
  outDir: string;
  siteUrl: string;
  notes: Notes;
};

export async function writeMarkdownPages(
  pages: readonly PageModel[],
  {outDir, siteUrl, notes}: Options,
): Promise<MarkdownPage[]> {
  // By URL path, as links name pages: with the base path.
  const byPath = new Map(
    pages.map((page) => [new URL(page.url).pathname, page]),
  );
  const write = (file: string, text: string) =>
    fs.writeFile(path.join(outDir, file), text);
  const made: MarkdownPage[] = [];
  for (const page of pages.filter(hasMarkdown)) {
    const tree = meaningOf(page.main, page.url);
    const updated = updateOf(page, byPath);
    const content = render(tree);
    const sections = page.kind === 'doc' ? sectionFiles(page, tree, notes) : [];
    const markdown = {
      ...makeMarkdownPage(page, {siteUrl, updated, content}),
      listed: sections.filter(({anchor}) => notes[anchor]),
    };
    made.push(markdown);
    for (const {file, text} of [markdown, ...sections]) {
      await write(file, text);
    }
  }
  return made;
}
