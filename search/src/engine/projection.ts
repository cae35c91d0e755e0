import type {Level, SearchRecord} from '../record.ts';
import {LEVELS} from '../record.ts';
import type {Field} from './fields.ts';
import {FIELDS} from './fields.ts';
import type {SearchParams} from './params.ts';

type Attribute = Exclude<keyof SearchRecord, 'hierarchy' | 'objectID'>;

const ATTRIBUTES: readonly Attribute[] = [
  'url',
  'url_without_anchor',
  'anchor',
  'type',
  'content',
  'language',
  'version',
  'docusaurus_tag',
  'weight',
];

/** How a request's lists of attributes apply: worked out once a request. */
export type Projection = {
  attributes: readonly Attribute[];
  levels: readonly Level[];
  highlights: readonly Field[];
  /** With the number of words. */
  snippets: ReadonlyMap<Field, number>;
};

const DEFAULT_SNIPPET_WORDS = 10;

export function projectionOf(params: SearchParams): Projection {
  const names = new Set(params.attributesToRetrieve);
  const all = names.has('*');
  const wanted = (name: string): boolean =>
    (all || names.has(name)) && !names.has(`-${name}`);
  const snippets = new Map<Field, number>();
  for (const attribute of params.attributesToSnippet) {
    const [name = '', words] = attribute.split(':');
    const size = words === undefined ? DEFAULT_SNIPPET_WORDS : Number(words);
    fieldsNamed(name).forEach((field) => snippets.set(field, size));
  }
  return {
    attributes: ATTRIBUTES.filter(wanted),
    levels: LEVELS.filter(
      (level) => wanted('hierarchy') || names.has(`hierarchy.${level}`),
    ),
    highlights: params.attributesToHighlight.flatMap(fieldsNamed),
    snippets,
  };
}

/** @example fieldsNamed('hierarchy.lvl1') // ['lvl1'] */
function fieldsNamed(name: string): readonly Field[] {
  if (name === '*') {
    return FIELDS;
  }
  return name === 'hierarchy'
    ? LEVELS
    : FIELDS.filter(
        (field) =>
          name === (field === 'content' ? field : `hierarchy.${field}`),
      );
}
