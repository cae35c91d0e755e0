/** Writes the search index, which browsers and agents read. */
import fs from 'node:fs/promises';
import path from 'node:path';
import {requireEscaped, SEARCH_FILE} from 'docs-search/searchFile';
import type {SearchFile} from 'docs-search/searchFile';
import {parseSynonyms} from 'docs-search/synonyms';
import type {PageModel} from '../page-model/types.ts';
import type {Questions} from './questions.ts';
import {searchRecords} from './records.ts';

const SYNONYM_FILE = 'packages/search/synonyms.txt';

/** More take a phone seconds to load (packages/search/README.md). */
export const MAX_RECORDS_IN_BROWSER = 3_000;

/** @returns the number of records */
export async function writeSearch(
  pages: PageModel[],
  questions: ReadonlyMap<string, Questions>,
  {siteDir, outDir}: {siteDir: string; outDir: string},
): Promise<number> {
  const synonyms = await fs.readFile(path.join(siteDir, SYNONYM_FILE), 'utf8');
  const file: SearchFile = {
    format: 1,
    records: searchRecords(pages, questions),
    synonyms: parseSynonyms(synonyms),
  };
  requireEscaped(file.records);
  await fs.writeFile(path.join(outDir, SEARCH_FILE), JSON.stringify(file));
  return file.records.length;
}
