import type {Search} from '../../src/engine/index.ts';
import {createSearch} from '../../src/engine/index.ts';
import type {SearchRecord} from '../../src/record.ts';
import type {SearchParams} from '../../src/results/index.ts';
import {getResult} from '../../src/results/index.ts';
import {parseSynonyms} from '../../src/synonyms.ts';

export function makeSearch(
  records: readonly SearchRecord[],
  synonyms = '',
): Search {
  return createSearch(records, parseSynonyms(synonyms));
}

/** Ids of the hits of a query, best first. */
export function find(
  search: Search,
  query: string,
  params: Partial<SearchParams> = {},
): string[] {
  return getResult(search, {...params, query}).hits.map(
    ({objectID}) => objectID,
  );
}
