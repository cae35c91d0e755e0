/**
 * Finds hardcoded facts: numbers in text that should use a placeholder
 * (`{limit.faq.answer}`). A small number only counts before its unit ('20 MB'),
 * a large one also alone.
 */
import {grouped, limitsByName} from '../../data/facts/limits.ts';
import {factValues} from '../../data/facts/values.ts';

export type HardcodedFact = {line: number; found: string; write: string};

/** From here on, a number counts unless another unit follows. */
const LARGE = 1000;
const ALONE = '(?= *[^\\w ,-]|,(?!\\d)|$| (?:for|and|or|an?|to|in|of|per)\\b)';

function patterns(): {pattern: RegExp; write: string}[] {
  const limits = limitsByName().map(([name, {value, counts}]) => {
    const digits = [String(value), grouped(value)].join('|');
    const counted = `[ -](?:more )?(?:${counts.join('|')})\\b`;
    const after = value >= LARGE ? `(?:${counted}|${ALONE})` : counted;
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

/** @example findHardcodedFacts('Up to 20 MB each') // [{line: 1, found: '20 MB', …}] */
export function findHardcodedFacts(text: string): HardcodedFact[] {
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
