import type {Search} from '../../src/engine/index.ts';
import {createSearch} from '../../src/engine/index.ts';
import type {SearchRecord} from '../../src/record.ts';
import type {SearchParams} from '../../src/reply/index.ts';
import {defaultParams, reply} from '../../src/reply/index.ts';
import {INDEX_SETTINGS} from '../../src/settings.ts';
import {parseSynonyms} from '../../src/synonyms.ts';

export function makeSearch(
  records: readonly SearchRecord[],
  synonyms = '',
): Promise<Search> {
  return createSearch(records, parseSynonyms(synonyms));
}

/** The service's reply, without metadata. */
export function ask(
  search: Search,
  query: string,
  params: Partial<SearchParams> = {},
) {
  return reply(search, {...defaultParams(INDEX_SETTINGS), ...params, query});
}

/** Ids of the hits of a query, best first. */
export function find(
  search: Search,
  query: string,
  params: Partial<SearchParams> = {},
): string[] {
  return ask(search, query, params).hits.map(({objectID}) => objectID);
}
