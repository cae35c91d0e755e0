import {factValues} from '../../data/facts/values.ts';
import {placeholderValues} from './placeholders.ts';
import type {Settings} from './schema.ts';

/** Values of all placeholders that content may use: settings and facts. */
export function contentValues(settings: Settings): Record<string, string> {
  return {...placeholderValues(settings), ...factValues()};
}
