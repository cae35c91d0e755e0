import {LRUCache} from 'lru-cache';
import {defaultParams, reply} from '../reply/index.ts';
import {RequestError} from '../request/errors.ts';
import {paramsString} from '../request/params.ts';
import type {SearchRequest} from '../request/requests.ts';
import type {LoadedIndex} from './store.ts';

/** Encoded JSON, so that cached replies are sent without work. */
export type Json = Uint8Array<ArrayBuffer>;

/** A finished reply, and whether it was cached. */
export type Reply = {json: Json; cached: boolean};

const RESULTS = Buffer.from('{"results":[');
const COMMA = Buffer.from(',');
const END = Buffer.from(']}');

/** @example joinResults([a, b]) // {"results":[a,b]} */
export function joinResults(all: readonly Json[]): Json {
  const parts = all.flatMap((json, at) => (at === 0 ? [json] : [COMMA, json]));
  return Buffer.concat([RESULTS, ...parts, END]);
}

export type Replies = (request: SearchRequest) => Reply;

const BYTES_PER_CHARACTER = 2;

/**
 * Answers searches and caches replies. Keys include the snapshot's digest, so a
 * new snapshot never returns old hits.
 */
export function createReplies(
  indexNamed: (name: string) => LoadedIndex | undefined,
  cacheBytes: number,
): Replies {
  const cache = new LRUCache<string, Json>({
    maxSize: Math.max(1, cacheBytes),
    sizeCalculation: (json, key) =>
      json.length + key.length * BYTES_PER_CHARACTER,
  });
  return (request) => {
    const index = indexNamed(request.indexName);
    if (index === undefined) {
      throw new RequestError(404, `Index ${request.indexName} does not exist`);
    }
    const key = `${index.snapshot.digest} ${JSON.stringify(request.params)}`;
    const known = cache.get(key);
    if (known !== undefined) {
      return {json: known, cached: true};
    }
    const json = Buffer.from(JSON.stringify(createReply(index, request)));
    cache.set(key, json);
    return {json, cached: false};
  };
}

function createReply(
  {snapshot, search}: LoadedIndex,
  {indexName, params}: SearchRequest,
): object {
  const started = performance.now();
  const defaults = defaultParams(snapshot.settings);
  const result = reply(search, {...defaults, ...params});
  return {
    ...result,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: {nbHits: true, typo: true},
    ...(result.facets && {exhaustiveFacetsCount: true}),
    query: params.query ?? '',
    params: paramsString(params),
    index: indexName,
    processingTimeMS: Math.round(performance.now() - started),
  };
}
