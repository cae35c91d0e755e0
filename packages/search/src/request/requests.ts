import type {SearchParams} from '../reply/index.ts';
import {badRequest} from './errors.ts';
import {LIMITS} from './limits.ts';
import {readParams} from './params.ts';
import {parseJson, readString} from './values.ts';

/** One search of a request. */
export type SearchRequest = {
  indexName: string;
  params: Partial<SearchParams>;
};

type JsonObject = Record<string, unknown>;

/** Reads the body of a request with one search. */
export function readSingle(indexName: string, body: string): SearchRequest {
  const json = body.trim() === '' ? {} : parseJson(body);
  return {indexName, params: readParams(asObject(json, 'JSON body'))};
}

/** Reads the body of a request with several searches. */
export function readMultiple(body: string): SearchRequest[] {
  const json = asObject(parseJson(body), 'JSON body');
  const requests = Object.hasOwn(json, 'requests') ? json['requests'] : null;
  if (!Array.isArray(requests)) {
    throw badRequest('Missing mandatory attribute "requests", expected array');
  }
  if (requests.length > LIMITS.requestsPerPost) {
    throw badRequest(
      `Too many requests in one call, expected at most ${LIMITS.requestsPerPost}`,
    );
  }
  return requests.map(readRequest);
}

function readRequest(item: unknown, at: number): SearchRequest {
  const request = asObject(item, `requests[${at}]`);
  const type = Object.hasOwn(request, 'type') ? request['type'] : 'default';
  if (type !== 'default' && type != null) {
    throw badRequest(`requests[${at}]: only type "default" is supported`);
  }
  if (!Object.hasOwn(request, 'indexName')) {
    throw badRequest(
      `requests[${at}]: missing mandatory attribute "indexName"`,
    );
  }
  return {
    indexName: readString(
      'indexName',
      request['indexName'],
      LIMITS.indexNameLength,
    ),
    params: readParams(request),
  };
}

function asObject(value: unknown, what: string): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw badRequest(`Invalid ${what}, expected object`);
  }
  return value as JsonObject;
}
