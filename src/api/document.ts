/**
 * The API's description: api/openapi.yaml with the settings and facts filled
 * in, as text to serve and as an object to draw from.
 */
import fs from 'node:fs';
import {parse} from 'yaml';
import {rawFactValues} from '../facts/values.ts';
import {fillText} from '../settings/fill.ts';
import type {Api} from './types.ts';

type Values = Readonly<Record<string, string>>;

/** From the project's root, where every command runs. */
export const API_SOURCE = 'api/openapi.yaml';

/** Numbers are filled in plain: YAML knows no '2,000'. */
export function readApiText(values: Values): string {
  const text = fs.readFileSync(API_SOURCE, 'utf8');
  // Braces after a slash are a path's own: `/faqs/{id}`.
  const isPath = (offset: number) => text[offset - 1] === '/';
  return fillText(text, {...values, ...rawFactValues()}, API_SOURCE, isPath);
}

export function readApi(values: Values): Api {
  return parse(readApiText(values)) as Api;
}
