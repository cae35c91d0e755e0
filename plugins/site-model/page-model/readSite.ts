import fs from 'node:fs/promises';
import path from 'node:path';
import {readPage} from './readPage.ts';
import type {PageModel} from './types.ts';

export type SiteSource = {outDir: string; siteUrl: string; siteTitle: string};

async function htmlFiles(outDir: string): Promise<string[]> {
  const files = await fs.readdir(outDir, {recursive: true});
  return files
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** Every page of a build, sorted by path. */
export async function readSite(source: SiteSource): Promise<PageModel[]> {
  const {outDir, ...site} = source;
  const pages: PageModel[] = [];
  for (const file of await htmlFiles(outDir)) {
    const html = await fs.readFile(path.join(outDir, file), 'utf8');
    const page = readPage({html, file, ...site});
    if (page) {
      pages.push(page);
    }
  }
  return pages;
}
