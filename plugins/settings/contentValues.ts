import {factValues} from '../../data/facts/values.ts';
import {placeholderValues} from './placeholders.ts';
import type {Settings} from './schema.ts';

/** All that content may name in single braces: settings and facts. */
export function contentValues(settings: Settings): Record<string, string> {
  return {...placeholderValues(settings), ...factValues()};
}
