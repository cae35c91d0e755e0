import type {SearchRecord} from '../record.ts';
import {LEVELS} from '../record.ts';

/** The searchable attributes; a field's number is its place here. */
export const FIELDS = [...LEVELS, 'content'] as const;

export type Field = (typeof FIELDS)[number];

/**
 * What a match in a field is worth. The page's title says what the page is
 * about, a heading what its section is about; text may only mention a word,
 * and the category (lvl0) is shared by several pages.
 */
export const FIELD_WEIGHT: Record<Field, number> = {
  lvl0: 3,
  lvl1: 10,
  lvl2: 9,
  lvl3: 8,
  lvl4: 7,
  lvl5: 6,
  lvl6: 5,
  content: 4,
};

export const MAX_FIELD_WEIGHT = Math.max(...Object.values(FIELD_WEIGHT));

export const CONTENT_FIELD = FIELDS.indexOf('content');

export function textOf(record: SearchRecord, field: Field): string {
  return (field === 'content' ? record.content : record.hierarchy[field]) ?? '';
}
