import type {Synonym} from '../synonyms.ts';
import {tokenize} from './text.ts';

/** Finds replacements for the phrases at the start of some stems. */
export type SynonymTable = (
  stems: readonly string[],
) => {from: string[]; to: string[]}[];

/** @param learn called with every word of the synonyms */
export function createSynonymTable(
  list: readonly Synonym[],
  learn: (word: string) => void,
): SynonymTable {
  const stemsOf = (phrase: string): string[] => {
    const tokens = tokenize(phrase);
    tokens.forEach(({word}) => learn(word));
    return tokens.map(({stem}) => stem);
  };
  const replacements = list.flatMap((synonym) => {
    const targets = synonym.synonyms.map(stemsOf);
    const sources = 'input' in synonym ? [stemsOf(synonym.input)] : targets;
    return sources.flatMap((from) =>
      targets.filter((to) => to !== from).map((to) => ({from, to})),
    );
  });
  return (stems) =>
    replacements.filter(
      ({from}) => from[0] && from.every((stem, at) => stem === stems[at]),
    );
}
