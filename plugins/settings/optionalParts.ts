/**
 * Parts of a page that depend on an optional setting:
 *
 *     {/* if urls.mcp *\/}    or    {/* if not urls.mcp *\/}
 *
 *     Text.
 *
 *     {/* end if *\/}
 *
 * Markers and left-out parts become empty lines, so that later messages have the
 * right line. Anything that only looks like a marker is an error: text must not
 * vanish because of a typo.
 */
import leven from 'leven';
import type {Settings} from './schema.ts';

const MARKER = /^\{\/\* (?:if (?<not>not )?(?<path>[\w.]+)|end if) \*\/\}$/;
const LIKE_A_MARKER =
  /\{\/\*\s*(?:(?:if|else|elif|unless|fi)\b|end(?:[\s-]*if\b|\s*\*\/))/i;

/** Every path of the settings with its value: 'urls.mcp' … */
function pathsOf(value: object, start = ''): [string, unknown][] {
  return Object.entries(value).flatMap(([key, each]: [string, unknown]) => [
    [start + key, each] as [string, unknown],
    ...(each !== null && typeof each === 'object'
      ? pathsOf(each, `${start}${key}.`)
      : []),
  ]);
}

/** Whether an optional setting has a value; undefined if it doesn't exist. */
function isSet(settings: Settings, path: string): boolean | undefined {
  const found = pathsOf(settings).find(([known]) => known === path);
  return found && found[1] !== null;
}

function nearestPath(settings: Settings, path: string): string {
  const paths = pathsOf(settings).map(([known]) => known);
  return paths.toSorted((a, b) => leven(path, a) - leven(path, b))[0]!;
}

/** @param file named in errors */
export function withOptionalParts(
  markdown: string,
  settings: Settings,
  file: string,
): string {
  const fail = (at: number, message: string): never => {
    throw new Error(`${file}:${at + 1}: ${message}`);
  };
  const lines = markdown.split('\n');
  /** The part that the current line is in. */
  let part: {at: number; shown: boolean} | undefined;
  const kept = lines.map((line, at) => {
    const marker = MARKER.exec(line);
    if (!marker) {
      if (LIKE_A_MARKER.test(line)) {
        fail(
          at,
          `"${line.trim()}" isn't a condition: write {/* if urls.mcp */}, {/* if not urls.mcp */} or {/* end if */}, alone and not indented`,
        );
      }
      return part && !part.shown ? '' : line;
    }
    const isText = (next = '') => next !== '' && !MARKER.test(next);
    if (isText(lines[at - 1]) || isText(lines[at + 1])) {
      fail(at, `put an empty line before and after ${line}`);
    }
    const {path, not} = marker.groups as {path?: string; not?: string};
    if (path === undefined) {
      if (!part) {
        fail(at, `${line} without {/* if … */} before it`);
      }
      part = undefined;
    } else {
      if (part) {
        fail(at, `${line} inside the part that line ${part.at + 1} starts`);
      }
      const set = isSet(settings, path);
      if (set === undefined) {
        fail(
          at,
          `site.settings.ts has no setting ${path}; did you mean ${nearestPath(settings, path)}?`,
        );
      }
      part = {at, shown: set !== Boolean(not)};
    }
    return '';
  });
  if (part) {
    fail((part as {at: number}).at, 'no {/* end if */} follows');
  }
  return kept.join('\n');
}
