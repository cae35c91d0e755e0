/**
 * Everything that search needs, in one file beside the build: the service
 * loads it, the publisher sends it. It is no part of the public site.
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
  // What the service would refuse fails the build instead.
  parseSnapshot(text);
  const file = path.join(siteDir, SNAPSHOT_FILE);
  await fs.mkdir(path.dirname(file), {recursive: true});
  // A service may be watching: it sees the old file or the whole new one.
  await fs.writeFile(`${file}.new`, text);
  await fs.rename(`${file}.new`, file);
  return {
    pages: pages.filter(isSearchable).length,
    snapshot,
  };
}
