/** The pages for agents, beside the search snapshot: the service serves both. */
import fs from 'node:fs/promises';
import path from 'node:path';
import {PAGES_FORMAT, parsePages} from 'docs-search/pages';
import type {Pages} from 'docs-search/pages';
import type {ListedTwins} from '../llms-txt/llms-txt.ts';

export const PAGES_FILE = '.search/pages.json';

export async function writePages(
  sections: readonly ListedTwins[],
  {siteDir, name, siteUrl}: {siteDir: string; name: string; siteUrl: string},
): Promise<number> {
  const pages: Pages = {
    format: PAGES_FORMAT,
    name,
    siteUrl,
    pages: sections.flatMap(({label, twins}) =>
      twins.map(({page, updated, text}) => ({
        url: page.url,
        title: page.title,
        description: page.description,
        section: label,
        updated,
        markdown: text,
      })),
    ),
  };
  const text = JSON.stringify(pages);
  // What the service would refuse fails the build instead.
  parsePages(text);
  const file = path.join(siteDir, PAGES_FILE);
  await fs.mkdir(path.dirname(file), {recursive: true});
  // A service may be watching: it sees the old file or the whole new one.
  await fs.writeFile(`${file}.new`, text);
  await fs.rename(`${file}.new`, file);
  return pages.pages.length;
}
