import fs from 'node:fs/promises';
import path from 'node:path';
import {llmsFullTxt, llmsTxt} from './llms-txt.ts';
import type {MarkdownSection, SiteInfo} from './llms-txt.ts';

/** Agents truncate longer files. */
const MAX_LENGTH = 50_000;

export async function writeLlmsTxt(
  sections: readonly MarkdownSection[],
  {outDir, ...site}: SiteInfo & {outDir: string},
): Promise<{links: number; length: number}> {
  const index = llmsTxt(sections, site, MAX_LENGTH);
  for (const {file, text} of index) {
    await fs.mkdir(path.dirname(path.join(outDir, file)), {recursive: true});
    await fs.writeFile(path.join(outDir, file), text);
  }
  const full = llmsFullTxt(sections, site);
  await fs.writeFile(path.join(outDir, 'llms-full.txt'), full);
  const links = sections.reduce((sum, {pages: {length}}) => sum + length, 0);
  return {links, length: index[0]!.text.length};
}
