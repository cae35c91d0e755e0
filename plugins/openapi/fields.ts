/** Fields of a schema as a Markdown list: types in words, nested fields inside. */
import {grouped} from '../../data/facts/limits.ts';
import {resolve} from './calls.ts';
import type {Api, Schema} from './types.ts';

export type Field = {
  /** With its parents: `user.name`. */
  name: string;
  type: string;
  required: boolean;
  about: string;
  fields: Field[];
};

function span(from: number | undefined, to: number | undefined): string {
  if (to === undefined) {
    return from === undefined ? '' : `at least ${grouped(from)}`;
  }
  return from === undefined
    ? `up to ${grouped(to)}`
    : `${grouped(from)} to ${grouped(to)}`;
}

const FORMATS: Record<string, string> = {
  'date-time': 'string (date-time)',
  uri: 'string (URI)',
};

function base(api: Api, schema: Schema): string {
  if (schema.title) return schema.title;
  const values =
    schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  if (values.length > 0) {
    return values
      .filter((value) => value !== null)
      .map((value) => `\`${value}\``)
      .join(', ');
  }
  if (schema.items) {
    const items = resolve(api, schema.items);
    return `list of ${items.properties ? 'object' : base(api, items)}s`;
  }
  return FORMATS[schema.format ?? ''] ?? [schema.type ?? 'object'].flat()[0]!;
}

const orNull = ({type}: Schema): string =>
  [type].flat().includes('null') ? ' or null' : '';

/** @example 'string, 1 to 2,000 characters' */
export function typeText(api: Api, schema: Schema): string {
  const {minLength, maxLength, minItems, maxItems, minimum, maximum} = schema;
  const characters = maxLength && `${span(minLength, maxLength)} characters`;
  const fallback =
    schema.default !== undefined && `default \`${String(schema.default)}\``;
  return [
    base(api, schema) + orNull(schema),
    characters,
    maxItems && span(minItems, maxItems),
    span(minimum, maximum),
    fallback,
  ]
    .filter(Boolean)
    .join(', ');
}

function nested(
  api: Api,
  name: string,
  schema: Schema,
  markRequired: boolean,
): Field[] {
  const items = schema.items && resolve(api, schema.items);
  if (items?.properties) {
    return fieldsOf(api, items, `${name}[].`, markRequired);
  }
  return schema.properties
    ? fieldsOf(api, schema, `${name}.`, markRequired)
    : [];
}

/** `markRequired` marks the fields that a request must have. */
export function fieldsOf(
  api: Api,
  schema: Schema,
  prefix = '',
  markRequired = true,
): Field[] {
  // The object that this one extends has its own list.
  const parts = schema.allOf?.filter(({$ref}) => !$ref);
  if (parts) {
    return parts.flatMap((part) =>
      fieldsOf(api, resolve(api, part), prefix, markRequired),
    );
  }
  return Object.entries(schema.properties ?? {}).map(([key, property]) => {
    const field = resolve(api, property);
    return {
      name: prefix + key,
      type: typeText(api, field),
      required: markRequired && (schema.required?.includes(key) ?? false),
      about: field.description ?? '',
      fields: nested(api, prefix + key, field, markRequired),
    };
  });
}

/**
 * Name, type and a mark on one line, the description below (src/css/api.css).
 *
 * @example
 * fieldList([{name: 'id', type: 'string', required: true, about: 'Its id.', fields: []}])
 * // '- `id` *string* **required**\\\n  Its id.'
 */
export function fieldList(fields: readonly Field[], indent = ''): string {
  return fields
    .map(({name, type, required, about, fields: children}) => {
      const line = `${indent}- \`${name}\` *${type}*${required ? ' **required**' : ''}`;
      return [
        about ? `${line}\\\n${indent}  ${about}` : line,
        ...(children.length > 0 ? [fieldList(children, `${indent}  `)] : []),
      ].join('\n');
    })
    .join('\n');
}
