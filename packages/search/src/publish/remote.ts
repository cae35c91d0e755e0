import type {Algoliasearch, IndexSettings, SynonymHit} from 'algoliasearch';

export type RemoteRecord = {objectID: string};

/** What Algolia has now; `exists` is false before the first publication. */
export type RemoteState = {
  exists: boolean;
  settings: IndexSettings;
  synonyms: SynonymHit[];
};

/** Settings and synonyms: little, so they are read before each publication. */
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

/** All records: what a dry run compares with. */
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

/** Algolia adds highlights to the synonyms that it lists. */
function plainSynonym(hit: SynonymHit): SynonymHit {
  const {_highlightResult: _, ...synonym} = hit as SynonymHit & {
    _highlightResult?: unknown;
  };
  return synonym;
}

/** What `replaceAllObjects` leaves behind when it is cut off. */
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
