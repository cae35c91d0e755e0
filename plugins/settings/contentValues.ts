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

/** Prettier indents a marker after a list item. */
const OPTIONAL =
  /[ \t]*\{\/\* if ([\w.]+) \*\/\}\n([^]*?)[ \t]*\{\/\* end if \*\/\}\n/g;

/** @example valueAt(settings, 'urls.mcp') */
function valueAt(settings: Settings, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    if (value === null || !Object.hasOwn(Object(value), key)) {
      throw new Error(
        `{/* if ${path} */}: site.settings.ts has no such setting`,
      );
    }
    return (value as Record<string, unknown>)[key];
  }, settings);
}

/**
 * Keeps the text between `{/* if urls.mcp *\/}` and `{/* end if *\/}` only if
 * that setting isn't null. The markers go, so that they can be in a list.
 */
export function withOptionalParts(
  markdown: string,
  settings: Settings,
): string {
  return markdown.replaceAll(OPTIONAL, (_, path: string, text: string) =>
    valueAt(settings, path) === null ? '' : text,
  );
}
