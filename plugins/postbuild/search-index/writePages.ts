/** Writes the Markdown pages that the search service offers over MCP. */
import fs from 'node:fs/promises';
import path from 'node:path';
import {PAGES_FORMAT, parsePages} from 'docs-search/pages';
import type {Pages} from 'docs-search/pages';
import type {PageGroup} from '../llms-txt/llmsTxt.ts';

export const PAGES_FILE = '.search/pages.json';

export async function writePages(
  groups: readonly PageGroup[],
  {siteDir, name, siteUrl}: {siteDir: string; name: string; siteUrl: string},
): Promise<number> {
  const pages: Pages = {
    format: PAGES_FORMAT,
    name,
    siteUrl,
    pages: groups.flatMap((group) =>
      group.pages.map(({page, updated, text}) => ({
        url: page.url,
        title: page.title,
        description: page.description,
        section: group.label,
        updated,
        markdown: text,
      })),
    ),
  };
  const text = JSON.stringify(pages);
  // Fails the build on anything the service would reject.
  parsePages(text);
  const file = path.join(siteDir, PAGES_FILE);
  await fs.mkdir(path.dirname(file), {recursive: true});
  // Renamed into place, as a running service may read it at any time.
  await fs.writeFile(`${file}.new`, text);
  await fs.rename(`${file}.new`, file);
  return pages.pages.length;
}
