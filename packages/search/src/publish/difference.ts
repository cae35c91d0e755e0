import {isDeepStrictEqual} from 'node:util';

/** What publishing would change, by object id. */
export type Difference = {
  added: string[];
  changed: string[];
  removed: string[];
  unchanged: number;
};

type Identified = {objectID: string};

/**
 * @example difference([{objectID: 'a'}], [{objectID: 'b'}])
 * // {added: ['b'], changed: [], removed: ['a'], unchanged: 0}
 */
export function difference(
  before: readonly Identified[],
  after: readonly Identified[],
): Difference {
  const old = new Map(before.map((item) => [item.objectID, item]));
  const kept = new Set(after.map(({objectID}) => objectID));
  const ids = (items: readonly Identified[]): string[] =>
    items.map(({objectID}) => objectID);
  const known = after.filter(({objectID}) => old.has(objectID));
  const changed = known.filter(
    (item) => !isDeepStrictEqual(plain(item), plain(old.get(item.objectID))),
  );
  return {
    added: ids(after.filter(({objectID}) => !old.has(objectID))),
    changed: ids(changed),
    removed: ids(before.filter(({objectID}) => !kept.has(objectID))),
    unchanged: known.length - changed.length,
  };
}

export function isEmpty({added, changed, removed}: Difference): boolean {
  return added.length + changed.length + removed.length === 0;
}

/** The settings of `after` that differ from `before`. */
export function settingsDifference(
  before: object,
  after: object,
): {name: string; before: unknown; after: unknown}[] {
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after)
    .filter(([name, value]) => !isDeepStrictEqual(old.get(name), value))
    .map(([name, value]) => ({name, before: old.get(name), after: value}));
}

/** Without the properties that Algolia adds. */
function plain(item: object | undefined): object {
  return Object.fromEntries(
    Object.entries(item ?? {}).filter(
      ([name]) => name !== '_highlightResult' && name !== '_snippetResult',
    ),
  );
}
