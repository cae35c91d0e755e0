/**
 * Which searches the service accepts: what DocSearch and our own pages send, so
 * that none of them takes long. Everything else is refused.
 */
import type {ContentfulStatusCode} from 'hono/utils/http-status';
import * as z from 'zod';
import {firstIssue} from './parseFile.ts';
import {LEVELS} from './record.ts';
import type {SearchParams} from './results/index.ts';

export const LIMITS = {
  /** Requests from our pages are below 1 KB, MCP calls below 2 KB. */
  bodyBytes: 16 * 1024,
  /** As the input field. */
  queryLength: 64,
  /** As the modal, /search and search_docs. */
  hitsPerPage: 20,
  /** As /search: 50 pages, the first 1,000 hits. */
  page: 49,
  /** Words of a snippet; /search shows 30. */
  snippetWords: 30,
  /** Characters of a page per MCP call: about 5,000 tokens. */
  pageCharacters: 20_000,
  /** URL or path of a page. */
  urlLength: 512,
} as const;

/** An error with a message for the caller, in Algolia's format. */
export class RequestError extends Error {
  readonly status: ContentfulStatusCode;

  constructor(status: ContentfulStatusCode, message: string) {
    super(message);
    this.status = status;
  }
}

const levels = LEVELS.map((level) => `hierarchy.${level}` as const);
const snippet = z
  .string()
  .regex(
    /^(?:content|hierarchy\.lvl[0-6]):[1-9]\d?$/,
    'expected "content:words" or "hierarchy.lvl1:words"',
  )
  .refine(
    (text) => Number(text.split(':')[1]) <= LIMITS.snippetWords,
    `expected at most ${LIMITS.snippetWords} words`,
  );
const isUnique = (attributes: string[]): boolean =>
  new Set(attributes.map((name) => name.split(':')[0])).size ===
  attributes.length;
const ONCE = 'expected each attribute once';
const filter = z.string().max(128);
const tag = z.string().max(64);

const params = z.strictObject({
  query: z.string().max(LIMITS.queryLength),
  page: z.int().min(0).max(LIMITS.page),
  hitsPerPage: z.int().min(1).max(LIMITS.hitsPerPage),
  // One value per docs plugin and version.
  facetFilters: z.array(z.union([filter, z.array(filter).max(20)])).max(5),
  attributesToRetrieve: z
    .array(z.enum(['hierarchy', ...levels, 'content', 'anchor', 'url', 'type']))
    .refine(isUnique, ONCE),
  attributesToSnippet: z.array(snippet).refine(isUnique, ONCE),
  snippetEllipsisText: tag,
  highlightPreTag: tag,
  highlightPostTag: tag,
}) satisfies z.ZodType<Omit<SearchParams, 'attributesToHighlight'>>;

const search = params.partial().extend({
  indexName: z.string().max(128),
  // Sent by DocSearch and by the official client; they change nothing here.
  clickAnalytics: z.boolean().optional(),
  type: z.literal('default').optional(),
});

const searches = z.object({
  // One, so that a rate limit on POSTs is one on searches.
  requests: z.tuple([search], 'expected one search per call'),
});

/** One search. */
export type SearchRequest = {
  indexName: string;
  params: Partial<SearchParams>;
};

/** Reads the body of a search. */
export function readSearch(body: string): SearchRequest {
  const read = searches.safeParse(parseJson(body));
  if (!read.success) {
    throw new RequestError(400, firstIssue(read.error));
  }
  const [{indexName, type: _, clickAnalytics: __, ...given}] =
    read.data.requests;
  return {indexName, params: given};
}

/** Undefined if it isn't JSON, which then fails validation. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
