import type {SearchRecord} from '../record.ts';
import {LEVELS} from '../record.ts';
import {tokenize} from './text.ts';

export type Field = 'category' | 'title' | 'headings' | 'content';

/** All records with the same URL and anchor; one hit is one section. */
export type Section = {
  records: readonly SearchRecord[];
  /** 1 for a page's title, which is then its heading too, 2 for h2, … */
  level: number;
  /** The stems of each field, in text order. */
  stems: Record<Field, string[]>;
};

/** @param learn called with every word of the section */
export function readSection(
  records: readonly SearchRecord[],
  learn: (word: string) => void,
): Section {
  const stemsOf = (texts: (string | null)[]): string[] =>
    [...new Set(texts)].flatMap((text) => {
      const tokens = tokenize(text ?? '');
      tokens.forEach(({word}) => learn(word));
      return tokens.map(({stem}) => stem);
    });
  const levels = (from: number, to?: number): (string | null)[] =>
    records.flatMap(({hierarchy}) =>
      LEVELS.slice(from, to).map((level) => hierarchy[level]),
    );
  const level = LEVELS.findLastIndex((each) => records[0]?.hierarchy[each]);
  const stems = {
    category: stemsOf(levels(0, 1)),
    title: stemsOf(levels(1, 2)),
    headings: stemsOf(levels(level === 1 ? 1 : 2)),
    content: stemsOf(records.map(({content}) => content)),
  };
  return {records, level: Math.max(1, level), stems};
}
