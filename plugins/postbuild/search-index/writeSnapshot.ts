/**
 * Writes all search records to one file outside the public build: the service
 * loads it, the Algolia publisher uploads it.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import {SNAPSHOT_FORMAT} from 'docs-search/record';
import type {Snapshot} from 'docs-search/record';
import {INDEX_SETTINGS} from 'docs-search/settings';
import {parseSnapshot} from 'docs-search/snapshot';
import {parseSynonyms} from 'docs-search/synonyms';
import type {PageModel} from '../page-model/types.ts';
import {isSearchable, searchRecords} from './records.ts';

export type SnapshotOptions = {siteDir: string; indexName: string};

export const SNAPSHOT_FILE = '.search/snapshot.json';
const SYNONYM_FILE = 'packages/search/synonyms.txt';

export async function writeSnapshot(
  pages: PageModel[],
  {siteDir, indexName}: SnapshotOptions,
): Promise<{pages: number; snapshot: Snapshot}> {
  const synonyms = await fs.readFile(path.join(siteDir, SYNONYM_FILE), 'utf8');
  const snapshot: Snapshot = {
    format: SNAPSHOT_FORMAT,
    indexName,
    createdAt: new Date().toISOString(),
    records: searchRecords(pages),
    synonyms: parseSynonyms(synonyms),
    settings: INDEX_SETTINGS,
  };
  const text = JSON.stringify(snapshot);
  // Fails the build on anything the service would reject.
  parseSnapshot(text);
  const file = path.join(siteDir, SNAPSHOT_FILE);
  await fs.mkdir(path.dirname(file), {recursive: true});
  // Renamed into place, as a running service may read it at any time.
  await fs.writeFile(`${file}.new`, text);
  await fs.rename(`${file}.new`, file);
  return {
    pages: pages.filter(isSearchable).length,
    snapshot,
  };
}
