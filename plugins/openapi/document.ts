/**
 * data/openapi.yaml with settings and facts filled in, as text to serve and as
 * an object to generate the reference from.
 */
import fs from 'node:fs';
import {rawFactValues} from '../../data/facts/values.ts';
import {fillText} from '../settings/fill.ts';
import {parseYaml} from '../settings/yamlFile.ts';
import type {Api} from './types.ts';

type Values = Readonly<Record<string, string>>;

/**
 * The single description of the API: the reference page is generated from it,
 * samples run against it, and it is served at /openapi.yaml. Relative to the
 * project root, where every command runs.
 */
export const API_SOURCE = 'data/openapi.yaml';
/** What the API had before its changes were listed with their parts. */
export const API_FIRST = 'data/openapi-first.txt';

/** Numbers have no separators, because '2,000' is a string in YAML. */
export function readApiText(values: Values): string {
  const text = fs.readFileSync(API_SOURCE, 'utf8');
  // Braces after a slash are path parameters: `/faqs/{id}`.
  const isPath = (offset: number) => text[offset - 1] === '/';
  return fillText(text, {...values, ...rawFactValues()}, API_SOURCE, isPath);
}

/** A page that shows an unknown one couldn't say which line names it. */
function requireRefs(text: string, api: unknown): void {
  text.split('\n').forEach((line, at) => {
    const [, ref] = /\$ref: ['"]#\/([^'"]+)/.exec(line) ?? [];
    const target = ref
      ?.split('/')
      .reduce((node, key) => (node as Record<string, unknown>)?.[key], api);
    if (ref && target === undefined) {
      throw new Error(`${API_SOURCE}:${at + 1}: '#/${ref}' doesn't exist`);
    }
  });
}

export function readApi(values: Values): Api {
  const text = readApiText(values);
  const api = parseYaml(text, API_SOURCE);
  requireRefs(text, api);
  return api as Api;
}
