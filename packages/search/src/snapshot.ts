import * as z from 'zod';
import {isEscaped} from './escape.ts';
import {parseFile} from './parseFile.ts';
import type {SearchRecord, Snapshot} from './record.ts';
import {LEVELS, SNAPSHOT_FORMAT} from './record.ts';
import type {IndexSettings} from './settings.ts';

// Hit strings reach innerHTML, so a snapshot with an unescaped < is refused.
const escaped = z.string().refine(isEscaped, 'contains unescaped HTML');
const level = escaped.nullable();
const httpUrl = escaped.regex(
  /^https?:\/\/[^/]/,
  "isn't an absolute http(s) URL",
);

const record = z.object({
  objectID: escaped.min(1),
  url: httpUrl,
  url_without_anchor: httpUrl,
  anchor: escaped.nullable(),
  type: z.enum([...LEVELS, 'content']),
  content: escaped.nullable(),
  hierarchy: z.record(z.enum(LEVELS), level),
  language: escaped,
  version: escaped,
  docusaurus_tag: escaped,
  weight: z.object({level: z.number(), position: z.number()}),
}) satisfies z.ZodType<SearchRecord>;

const synonym = z.discriminatedUnion('type', [
  z.object({
    objectID: z.string().min(1),
    type: z.literal('synonym'),
    synonyms: z.array(z.string().min(1)).min(2),
  }),
  z.object({
    objectID: z.string().min(1),
    type: z.literal('onewaysynonym'),
    input: z.string().min(1),
    synonyms: z.array(z.string().min(1)).min(1),
  }),
]);

// For Algolia; the service has the same as constants.
const settings: z.ZodType<IndexSettings> = z.looseObject({});

const snapshot = z.object({
  format: z.literal(SNAPSHOT_FORMAT),
  indexName: z.string().min(1),
  createdAt: z.iso.datetime(),
  // An empty index is a build error.
  records: z.array(record).min(1),
  synonyms: z.array(synonym),
  settings,
}) satisfies z.ZodType<Snapshot>;

/** Throws an error that describes the problem. */
export function parseSnapshot(text: string): Snapshot {
  const parsed = parseFile('snapshot', snapshot, text);
  const {records} = parsed;
  if (new Set(records.map(({objectID}) => objectID)).size < records.length) {
    throw new Error('snapshot refused: two records share an objectID');
  }
  return parsed;
}
