/**
 * Property test with at least 100,000 generated requests: the service always
 * answers with JSON, never with a 5xx, and doesn't leak memory.
 */
import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import fc from 'fast-check';
import type {Hono} from 'hono';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {AUTH, makeApp, makeFolder} from './helpers/app.ts';
import {makeRecords, makeSnapshot} from './helpers/records.ts';

const REQUESTS = 100_000;
const WARM_UP = 20_000;
/** Allowed growth after that many requests: the cache below, and slack. */
const CACHE_BYTES = 1024 * 1024;
const MAX_GROWTH_BYTES = 8 * 1024 * 1024;

const folder = makeFolder();
let app: Hono;

beforeAll(async () => {
  const file = folder.write('docs.json', makeSnapshot(makeRecords(120)));
  ({app} = await makeApp([file], {
    cacheBytes: CACHE_BYTES,
    log: () => undefined,
  }));
});
afterAll(() => folder.remove());

const NAMES = [
  'query',
  'page',
  'hitsPerPage',
  'facetFilters',
  'facets',
  'attributesToRetrieve',
  'attributesToHighlight',
  'attributesToSnippet',
  'snippetEllipsisText',
  'highlightPreTag',
  'params',
  'type',
  'filters',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
];

const text = fc.oneof(
  {weight: 4, arbitrary: fc.string({maxLength: 40})},
  {weight: 4, arbitrary: fc.string({unit: 'binary', maxLength: 40})},
  {weight: 2, arbitrary: fc.string({unit: 'grapheme', maxLength: 20})},
  fc.constantFrom(
    '',
    ' ',
    'token',
    'the',
    'knowlege base',
    '__proto__',
    'constructor',
    '<img src=x onerror=alert(1)>',
    '"><script>alert(1)</script>',
    '&lt;b&gt;',
    '\u0000',
    '\ud800',
    '🤖'.repeat(20),
    'a\u0301'.repeat(30),
    'language:en',
    'content:10',
    '*',
    '[[[[',
    '{"a":1}',
  ),
  fc.integer({min: 100, max: 3000}).map((length) => 'word '.repeat(length)),
);
const number = fc.oneof(fc.integer({min: -5, max: 200}), fc.double());
const scalar = fc.oneof(text, number, fc.boolean(), fc.constant(null));
const nested = fc
  .integer({min: 1, max: 2000})
  .map((depth) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown);
// Deep values take most of the time, so they are rare.
const value = fc.oneof(
  {weight: 24, arbitrary: scalar},
  {weight: 12, arbitrary: fc.array(scalar, {maxLength: 5})},
  {
    weight: 4,
    arbitrary: fc.array(fc.array(scalar, {maxLength: 3}), {maxLength: 4}),
  },
  {
    weight: 4,
    arbitrary: fc.dictionary(fc.constantFrom(...NAMES), scalar, {maxKeys: 3}),
  },
  nested,
);
const params = fc.dictionary(fc.constantFrom(...NAMES), value, {maxKeys: 5});
const indexName = fc.oneof(
  {weight: 8, arbitrary: fc.constant<unknown>('docs')},
  scalar,
);
const request = fc
  .tuple(params, indexName)
  .map(([given, name]) => ({...given, indexName: name}));
/** A request that is likely to be valid. */
const plausible = fc.record(
  {
    indexName: fc.constant('docs'),
    query: text,
    page: fc.nat(3),
    hitsPerPage: fc.nat(25),
    attributesToSnippet: fc.constantFrom(['content:5'], 'content:3', ['*:2']),
    facetFilters: fc.constantFrom('language:en', [
      'language:en',
      ['type:lvl1'],
    ]),
  },
  {requiredKeys: ['indexName', 'query']},
);
const body = fc.oneof(
  {
    weight: 20,
    arbitrary: fc
      .array(fc.oneof(request, plausible), {maxLength: 3})
      .map((requests) => JSON.stringify({requests})),
  },
  {weight: 8, arbitrary: params.map((given) => JSON.stringify(given))},
  {weight: 4, arbitrary: value.map((given) => JSON.stringify(given))},
  {weight: 4, arbitrary: text},
  {
    weight: 4,
    arbitrary: fc
      .tuple(params, fc.nat(60))
      .map(([given, cut]) => JSON.stringify({requests: [given]}).slice(0, cut)),
  },
  fc.constant(`{"requests":${'['.repeat(30_000)}`),
);
const segment = fc.oneof(
  {weight: 4, arbitrary: fc.constant('docs')},
  {weight: 1, arbitrary: text.map((part) => part.slice(0, 200))},
);
const path = fc.oneof(
  {weight: 6, arbitrary: fc.constant('/1/indexes/*/queries')},
  {
    weight: 3,
    arbitrary: segment.map((part) => `/1/indexes/${encode(part)}/query`),
  },
  {weight: 1, arbitrary: segment.map((part) => `/${encode(part)}`)},
);
const method = fc.oneof(
  {weight: 12, arbitrary: fc.constant('POST')},
  fc.constantFrom('PUT', 'DELETE', 'OPTIONS', 'PATCH'),
);

/** Lone surrogates can't be encoded, so they test broken URLs. */
function encode(part: string): string {
  return part.isWellFormed() ? encodeURIComponent(part) : '%ZZ%';
}

async function send(call: {
  path: string;
  body: string;
  method: string;
}): Promise<string> {
  // As HTTP clients send it. Without it, hono/body-limit copies the request, and
  // Node collects fetch's copies much later.
  const length = String(Buffer.byteLength(call.body));
  const response = await app.request(call.path, {
    method: call.method,
    headers: {...AUTH, 'content-length': length},
    body: call.body,
  });
  const answer = await response.text();
  expect(response.status).toBeLessThan(500);
  if (response.status === 204) {
    return '204';
  }
  const json = JSON.parse(answer) as {status?: number; message?: string};
  if (response.status !== 200) {
    expect(json.status).toBe(response.status);
    expect(json.message).toEqual(expect.any(String));
  }
  return String(response.status);
}

test('every answer is valid JSON, none is a 5xx, and no memory leaks', async () => {
  const statuses = new Map<string, number>();
  const run = (numRuns: number, seed: number) =>
    fc.assert(
      fc.asyncProperty(fc.record({path, body, method}), async (call) => {
        const status = await send(call);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }),
      {numRuns, seed},
    );
  await run(WARM_UP, 1);
  const before = heapAfterCollection();
  await run(REQUESTS, 2);
  const growth = heapAfterCollection() - before;
  console.log(
    `hostile test: ${REQUESTS + WARM_UP} requests, heap ${(growth / 1024 / 1024).toFixed(1)} MB, statuses ${JSON.stringify(Object.fromEntries(statuses))}`,
  );
  expect(growth).toBeLessThan(MAX_GROWTH_BYTES);
  // Ensures that enough requests pass validation.
  expect(statuses.get('200')).toBeGreaterThan(REQUESTS / 10);
  expect(statuses.get('400')).toBeGreaterThan(REQUESTS / 10);
}, 600_000);

function heapAfterCollection(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}
