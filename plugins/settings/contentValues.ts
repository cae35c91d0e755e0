import {factValues} from '../../data/facts/values.ts';
import {placeholderValues} from './placeholders.ts';
import type {Settings} from './schema.ts';

/**
 * Values of all placeholders that content may use: settings and facts. A setting
 * that is null has no placeholder, so using it fails the build.
 */
export function contentValues(settings: Settings): Record<string, string> {
  return {...placeholderValues(settings), ...factValues()};
}
