import type {Synonym} from '../synonyms.ts';
import {tokenize} from './text.ts';

type Replacement = {from: string[]; to: string[]};
/** Finds replacements for the phrases at the start of some stems. */
export type SynonymTable = (stems: readonly string[]) => Replacement[];

/** @param learn called with every word that has a synonym */
export function createSynonymTable(
  synonyms: readonly Synonym[],
  learn: (word: string) => void,
): SynonymTable {
  const replacements = synonyms.flatMap((synonym) => {
    const sources =
      synonym.type === 'onewaysynonym' ? [synonym.input] : synonym.synonyms;
    return sources.flatMap((source) => {
      const from = tokenize(source);
      from.forEach(({word}) => learn(word));
      return synonym.synonyms
        .filter((target) => target !== source)
        .map((target) => ({
          from: from.map(({stem}) => stem),
          to: tokenize(target).map(({stem}) => stem),
        }));
    });
  });
  return (stems) =>
    replacements.filter(
      ({from}) =>
        from.length > 0 && from.every((stem, at) => stem === stems[at]),
    );
}
