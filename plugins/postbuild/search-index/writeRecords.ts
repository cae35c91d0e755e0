/** Writes the records as a static file, for search in the browser. */
import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {Snapshot} from 'docs-search/record';
import {packRecords} from 'docs-search/recordsFile';
import {RECORDS_PATH} from 'docs-search/recordsFile';

const HASH_LENGTH = 8;

/** Served by `npm start`, in addition to static/. */
export const DEV_FOLDER = '.search/public';

/** The file name contains a hash, so browsers may cache it forever. */
export async function writeRecords(
  snapshot: Snapshot,
  {siteDir, outDir}: {siteDir: string; outDir: string},
): Promise<string> {
  const text = JSON.stringify(packRecords(snapshot));
  const hash = createHash('sha256').update(text).digest('hex');
  const url = `/assets/search/records.${hash.slice(0, HASH_LENGTH)}.json`;
  for (const file of [
    path.join(outDir, url),
    path.join(siteDir, DEV_FOLDER, RECORDS_PATH),
  ]) {
    await fs.mkdir(path.dirname(file), {recursive: true});
    await fs.writeFile(file, text);
  }
  return url;
}
