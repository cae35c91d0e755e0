/**
 * The file format shared by the build, which writes the records as a static
 * file, and the Web Worker that searches them (`search.provider: 'static'`).
 */
import type {SearchRecord, Snapshot} from './record.ts';
import type {Synonym} from './synonyms.ts';

/** The meta element with the file's URL. */
export const RECORDS_META = 'search-records';
/** The file's fixed URL on the dev server. */
export const RECORDS_PATH = '/search-records.json';

/** A record without derivable fields, to save bytes. */
type PackedRecord = Omit<
  SearchRecord,
  'objectID' | 'url_without_anchor' | 'weight'
>;

export type RecordsFile = {records: PackedRecord[]; synonyms: Synonym[]};

export function packRecords({
  records,
  synonyms,
}: Pick<Snapshot, 'records' | 'synonyms'>): RecordsFile {
  return {
    records: records.map(
      ({objectID: _, url_without_anchor: __, weight: ___, ...rest}) => rest,
    ),
    synonyms,
  };
}

export function unpackRecords({records}: RecordsFile): SearchRecord[] {
  return records.map((record) => ({
    ...record,
    // There is one hit per section, so its URL is unique.
    objectID: record.url,
    url_without_anchor: record.url.replace(/#.*/, ''),
    weight: {level: 0, position: 0},
  }));
}
