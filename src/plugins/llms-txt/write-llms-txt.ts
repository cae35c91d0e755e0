import fs from 'node:fs/promises';
import path from 'node:path';
import {llmsFullTxt, llmsTxt} from './llms-txt.ts';
import type {ListedTwins, SiteInfo} from './llms-txt.ts';

/** What agents read of a file before they cut it off. */
const MAX_LENGTH = 50_000;

export async function writeLlmsTxt(
  sections: readonly ListedTwins[],
  {outDir, ...site}: SiteInfo & {outDir: string},
): Promise<{links: number; length: number}> {
  const index = llmsTxt(sections, site);
  if (index.length >= MAX_LENGTH) {
    throw new Error(
      `llms.txt has ${index.length} characters; agents cut it off at ${MAX_LENGTH}`,
    );
  }
  await fs.writeFile(path.join(outDir, 'llms.txt'), index);
  const full = llmsFullTxt(sections, site);
  await fs.writeFile(path.join(outDir, 'llms-full.txt'), full);
  const links = sections.reduce((sum, {twins: {length}}) => sum + length, 0);
  return {links, length: index.length};
}
