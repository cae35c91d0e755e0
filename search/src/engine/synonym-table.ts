import type {Synonym} from '../synonyms.ts';
import {inflectionStem} from './stem.ts';
import {words} from './text.ts';

/** What a phrase may be replaced by; both as normalised words. */
export type Replacement = {from: string[]; to: string[]};

/** By the stem of the phrase's first word. */
export type SynonymTable = ReadonlyMap<string, readonly Replacement[]>;

export function buildSynonymTable(synonyms: readonly Synonym[]): SynonymTable {
  const table = new Map<string, Replacement[]>();
  for (const [source, target] of synonyms.flatMap(pairs)) {
    const from = words(source);
    const to = words(target);
    const key = from[0] === undefined ? '' : inflectionStem(from[0]);
    if (from.length > 0 && to.length > 0) {
      table.set(key, [...(table.get(key) ?? []), {from, to}]);
    }
  }
  return table;
}

function pairs(synonym: Synonym): [string, string][] {
  return synonym.type === 'onewaysynonym'
    ? synonym.synonyms.map((target) => [synonym.input, target])
    : synonym.synonyms.flatMap((source) =>
        synonym.synonyms
          .filter((target) => target !== source)
          .map((target): [string, string] => [source, target]),
      );
}

/** The replacements for what stands at `at`, in any inflection. */
export function replacementsAt(
  table: SynonymTable,
  query: readonly string[],
  at: number,
): Replacement[] {
  const first = query[at];
  const candidates =
    first === undefined ? [] : (table.get(inflectionStem(first)) ?? []);
  return candidates.filter(({from}) =>
    from.every((word, offset) => {
      const typed = query[at + offset];
      return (
        typed !== undefined && inflectionStem(typed) === inflectionStem(word)
      );
    }),
  );
}
