/** Runs the search engine in a Web Worker, on a static file. */
import type {Search} from 'docs-search/engine';
import {createSearch} from 'docs-search/engine';
import {defaultParams, reply} from 'docs-search/reply';
import type {SectionsFile} from 'docs-search/sections-file';
import {unpackRecords} from 'docs-search/sections-file';
import {readParams} from 'docs-search/request/params';
import {INDEX_SETTINGS} from 'docs-search/settings';

type Question = {
  id: number;
  url: string;
  requests: Record<string, unknown>[];
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
  const file = (await response.json()) as SectionsFile;
  return createSearch(unpackRecords(file), file.synonyms);
}

async function answer({url, requests}: Question): Promise<object[]> {
  loading ??= load(url);
  try {
    const search = await loading;
    return requests.map((request) => {
      const params = {...defaultParams(INDEX_SETTINGS), ...readParams(request)};
      const {indexName: index} = request;
      return {...reply(search, params), query: params.query, index};
    });
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
