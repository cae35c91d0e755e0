/** The built search index, and answers from it. */
import fs from 'node:fs';
import {createSearch} from 'docs-search/engine';
import {getResult} from 'docs-search/results';
import type {SearchParams} from 'docs-search/results';
import {SEARCH_FILE, unpackRecords} from 'docs-search/searchFile';
import type {SearchFile} from 'docs-search/searchFile';

export const readSearchFile = (): SearchFile =>
  JSON.parse(fs.readFileSync(`build/${SEARCH_FILE}`, 'utf8')) as SearchFile;

/** Answers a query as the browser does, in Algolia's format. */
export function createAnswers(file: SearchFile) {
  const search = createSearch(unpackRecords(file), file.synonyms);
  return (params: Partial<SearchParams>) => getResult(search, params);
}
