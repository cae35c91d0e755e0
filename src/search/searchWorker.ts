/** Runs the search engine in a Web Worker, on a static file. */
import type {Search} from 'docs-search/engine';
import {createSearch} from 'docs-search/engine';
import type {SearchParams} from 'docs-search/results';
import {getResult} from 'docs-search/results';
import type {SearchFile} from 'docs-search/searchFile';
import {unpackRecords} from 'docs-search/searchFile';

type Question = {
  id: number;
  url: string;
  requests: (Partial<SearchParams> & {indexName: string})[];
};

/** A phone on a slow connection needs seconds. */
const FETCH_TIMEOUT_MS = 8_000;

let loading: Promise<Search> | undefined;

async function load(url: string): Promise<Search> {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
  });
  if (!response.ok) {
    throw new Error(`${url}: ${response.status}`);
  }
  const file = (await response.json()) as SearchFile;
  return createSearch(unpackRecords(file), file.synonyms);
}

async function answer({url, requests}: Question): Promise<object[]> {
  loading ??= load(url);
  try {
    const search = await loading;
    return requests.map((request) => ({
      ...getResult(search, request),
      index: request.indexName,
    }));
  } catch (error) {
    // The next query tries again.
    loading = undefined;
    throw error;
  }
}

addEventListener('message', ({data}: MessageEvent<Question>) => {
  const {id} = data;
  answer(data).then(
    (results) => postMessage({id, results}),
    (error: unknown) => postMessage({id, error: String(error)}),
  );
});
