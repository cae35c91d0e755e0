/**
 * Finds second copies of a fact: a number typed into a text where the text
 * should name it (`{limit.faq.answer}`). A small number is a copy only before
 * what it counts ('20 MB'); a large one also where it stands alone.
 */
import {grouped, limitsByName} from '../../data/facts/limits.ts';
import {factValues} from '../../data/facts/values.ts';

export type Copy = {line: number; found: string; write: string};

/** From here on a number is a copy unless it counts something else. */
const TELLING = 1000;
const ALONE = '(?= *[^\\w ,-]|,(?!\\d)|$| (?:for|and|or|an?|to|in|of|per)\\b)';

function patterns(): {pattern: RegExp; write: string}[] {
  const limits = limitsByName().map(([name, {value, counts}]) => {
    const digits = [String(value), grouped(value)].join('|');
    const counted = `[ -](?:more )?(?:${counts.join('|')})\\b`;
    const after = value >= TELLING ? `(?:${counted}|${ALONE})` : counted;
    return {
      // Not inside a date, an id, a longer number or a division.
      pattern: new RegExp(`(?<![\\w,.:-]|/ )(?:${digits})${after}`, 'g'),
      write: `{${name}}`,
    };
  });
  const sets = Object.entries(factValues())
    .filter(([name]) => name.startsWith('permissions.'))
    .map(([name, value]) => ({
      pattern: new RegExp(`\\b${value}\\b`, 'g'),
      write: `{${name}}`,
    }));
  return [...limits, ...sets];
}

/** @example findCopies('Up to 20 MB each') // [{line: 1, found: '20 MB', …}] */
export function findCopies(text: string): Copy[] {
  const lines = text.split('\n');
  return patterns().flatMap(({pattern, write}) =>
    lines.flatMap((content, index) =>
      [...content.matchAll(pattern)].map(([found]) => ({
        line: index + 1,
        found,
        write,
      })),
    ),
  );
}
