import type {SearchParams} from '../reply/index.ts';
import {badRequest} from './errors.ts';
import {readFacetFilters} from './facet-filters.ts';
import {LIMITS} from './limits.ts';
import {readInteger, readList, readString} from './values.ts';

type Readers = {
  [Name in keyof SearchParams]: (value: unknown) => SearchParams[Name];
};

const list = (name: string) => (value: unknown) =>
  readList(name, value, LIMITS.attributes, LIMITS.attributeLength);
const tag = (name: string) => (value: unknown) =>
  readString(name, value, LIMITS.tagLength);

const READERS: Readers = {
  query: (value) => readString('query', value, LIMITS.queryLength),
  page: (value) => readInteger('page', value, LIMITS.page),
  hitsPerPage: (value) => readInteger('hitsPerPage', value, LIMITS.hitsPerPage),
  facetFilters: readFacetFilters,
  facets: list('facets'),
  attributesToRetrieve: list('attributesToRetrieve'),
  attributesToHighlight: list('attributesToHighlight'),
  attributesToSnippet: (value) =>
    list('attributesToSnippet')(value).map(checkSnippet),
  snippetEllipsisText: tag('snippetEllipsisText'),
  highlightPreTag: tag('highlightPreTag'),
  highlightPostTag: tag('highlightPostTag'),
};

const NAMES = Object.keys(READERS) as (keyof SearchParams)[];

/**
 * Parameters that would change the results, so ignoring them would be wrong; all
 * others (analytics, tokens) can be ignored.
 */
const UNSUPPORTED = [
  'filters',
  'numericFilters',
  'tagFilters',
  'optionalFilters',
  'restrictSearchableAttributes',
  'similarQuery',
  'offset',
  'length',
];

/** Validates the parameters of a request. */
export function readParams(
  given: Record<string, unknown>,
): Partial<SearchParams> {
  const flat =
    typeof given['params'] === 'string'
      ? {...given, ...Object.fromEntries(new URLSearchParams(given['params']))}
      : given;
  for (const name of UNSUPPORTED) {
    if (Object.hasOwn(flat, name) && !isEmpty(flat[name])) {
      throw badRequest(`Parameter "${name}" is not supported by this service`);
    }
  }
  const params: Record<string, unknown> = {};
  for (const name of NAMES) {
    if (Object.hasOwn(flat, name) && flat[name] != null) {
      params[name] = READERS[name](flat[name]);
    }
  }
  return params;
}

/** The reply's `params`, in a fixed order. */
export function paramsString(params: Partial<SearchParams>): string {
  const pairs = Object.entries(params).map(
    ([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ],
  );
  return new URLSearchParams(pairs).toString();
}

function checkSnippet(attribute: string): string {
  const words = /^[^:]+(?::(\d{1,4}))?$/.exec(attribute);
  const size = Number(words?.[1] ?? 1);
  if (words === null || size < 1 || size > LIMITS.snippetWords) {
    throw badRequest(
      `Invalid value for "attributesToSnippet" parameter, expected "name:words" with 1 to ${LIMITS.snippetWords} words`,
    );
  }
  return attribute;
}

function isEmpty(value: unknown): boolean {
  return (
    value == null ||
    value === '' ||
    value === '[]' ||
    (Array.isArray(value) && value.length === 0)
  );
}
