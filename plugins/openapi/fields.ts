/** Fields of a schema as table rows: nested fields by path, types in words. */
import {grouped} from '../../data/facts/limits.ts';
import {resolve} from './calls.ts';
import type {Api, Schema} from './types.ts';

export type Field = {name: string; type: string; about: string};

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
  // The object that this one extends has its own table.
  const parts = schema.allOf?.filter(({$ref}) => !$ref);
  const variants = parts?.map((variant) => resolve(api, variant));
  if (variants) {
    return variants.flatMap((variant) =>
      fieldsOf(api, variant, prefix, markRequired),
    );
  }
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const field = resolve(api, property);
    const needed = markRequired && schema.required?.includes(key);
    const type = typeText(api, field);
    return [
      {
        name: prefix + key,
        type: needed ? `${type}; required` : type,
        about: field.description ?? '',
      },
      ...nested(api, prefix + key, field, markRequired),
    ];
  });
}
