import type {SearchRecord} from '../record.ts';
import {LEVELS} from '../record.ts';
import {isStopWord} from './stopwords.ts';
import {tokenize} from './text.ts';

export type Field =
  'title' | 'description' | 'headings' | 'questions' | 'content';

/** What a heading, a table row or a list item is about. */
type Subject = {text: string; stems: string[]; weight: number};

/** All records with the same URL and anchor; one hit is one section. */
export type Section = {
  records: readonly SearchRecord[];
  level: number; // 1 for a page's title (also its heading), 2 for h2, …
  stems: Record<Field, string>; // in text order, with spaces around each
  subjects: Subject[];
};

/** Rows are "term · meaning", items "term: meaning". */
const TERM = /^(.{1,60}?)(?: ·|:) /;

/** @param learn called with every word of the section */
export function readSection(
  records: readonly SearchRecord[],
  learn: (word: string, isCode?: boolean) => void,
): Section {
  const code = new Set(records.flatMap((it) => (it.isCode ? it.content : [])));
  const stemsOf = (texts: readonly string[]): string => {
    const tokens = [...new Set(texts)].flatMap((text) => {
      const found = tokenize(text);
      found.forEach(({word}) => learn(word, code.has(text)));
      return found;
    });
    return ` ${tokens.map(({stem}) => stem).join(' ')} `;
  };
  const levels = (from: number, to?: number): string[] =>
    records.flatMap(({hierarchy}) =>
      LEVELS.slice(from, to).map((level) => hierarchy[level] ?? ''),
    );
  const last = LEVELS.findLastIndex((each) => records[0]?.hierarchy[each]);
  const level = Math.max(1, last);
  const texts = records.flatMap(({content}) => content ?? []);
  const questions = records.flatMap((record) => record.questions ?? []);
  const stems = {
    title: stemsOf(levels(1, 2)),
    // The build writes it before the page's text.
    description: stemsOf(level === 1 ? texts.slice(0, 1) : []),
    headings: stemsOf(levels(level === 1 ? 1 : 2)),
    questions: stemsOf(questions),
    content: stemsOf([...levels(0, 1), ...texts]),
  };
  const subjectsOf = (names: readonly string[], weight: number): Subject[] =>
    [...new Set(names)].map((name) => {
      const words = tokenize(name).filter(({word}) => !isStopWord(word));
      const own = new Set(words.map(({stem}) => stem));
      return {text: name.toLowerCase(), stems: [...own], weight};
    });
  // "Refresh a source: POST /sources/{id}/refresh" has two.
  const names = levels(level, level + 1).flatMap((text) => text.split(': '));
  const terms = texts.flatMap((text) => TERM.exec(text)?.[1] ?? []);
  const subjects = [...subjectsOf(names, 2), ...subjectsOf(terms, 1)];
  return {records, level, stems, subjects};
}
