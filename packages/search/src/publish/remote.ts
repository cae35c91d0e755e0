import type {Algoliasearch, IndexSettings, SynonymHit} from 'algoliasearch';

export type RemoteRecord = {objectID: string};

/** The state in Algolia; `exists` is false before the first publication. */
export type RemoteState = {
  exists: boolean;
  settings: IndexSettings;
  synonyms: SynonymHit[];
};

/** Reads settings and synonyms. */
export async function readState(
  client: Algoliasearch,
  indexName: string,
): Promise<RemoteState> {
  if (!(await client.indexExists({indexName}))) {
    return {exists: false, settings: {}, synonyms: []};
  }
  const settings = await client.getSettings({indexName});
  const synonyms: SynonymHit[] = [];
  await client.browseSynonyms({
    indexName,
    searchSynonymsParams: {},
    aggregator: ({hits}) => void synonyms.push(...hits.map(plainSynonym)),
  });
  return {exists: true, settings, synonyms};
}

/** Reads all records. */
export async function readRecords(
  client: Algoliasearch,
  indexName: string,
): Promise<RemoteRecord[]> {
  const records: RemoteRecord[] = [];
  await client.browseObjects<RemoteRecord>({
    indexName,
    browseParams: {attributesToRetrieve: ['*']},
    aggregator: ({hits}) => void records.push(...hits),
  });
  return records;
}

/** Removes the highlights that Algolia adds to listed synonyms. */
function plainSynonym(hit: SynonymHit): SynonymHit {
  const {_highlightResult: _, ...synonym} = hit as SynonymHit & {
    _highlightResult?: unknown;
  };
  return synonym;
}

/** The temporary indices of interrupted `replaceAllObjects` calls. */
export async function temporaryIndices(
  client: Algoliasearch,
  indexName: string,
): Promise<string[]> {
  const {items} = await client.listIndices();
  const prefix = `${indexName}_tmp_`;
  return items
    .map(({name}) => name)
    .filter(
      (name) =>
        name.startsWith(prefix) && /^\d+$/.test(name.slice(prefix.length)),
    );
}
