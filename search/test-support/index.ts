import type {SearchIndex, SearchParams} from '../src/engine/index.ts';
import {buildIndex, defaultParams, search} from '../src/engine/index.ts';
import type {SearchRecord} from '../src/record.ts';
import {parseSnapshot} from '../src/snapshot.ts';
import {makeSnapshot} from './records.ts';

export function makeIndex(
  records: SearchRecord[],
  synonyms?: string,
): SearchIndex {
  return buildIndex(
    parseSnapshot(JSON.stringify(makeSnapshot(records, synonyms))),
  );
}

/** Ids of the hits of a query, best first. */
export function find(
  index: SearchIndex,
  query: string,
  params: Partial<SearchParams> = {},
): string[] {
  const defaults = defaultParams(index.snapshot.settings);
  return search(index, {...defaults, ...params, query}).hits.map(
    ({objectID}) => objectID,
  );
}
