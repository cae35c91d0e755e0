import type {SearchRecord} from '../../src/record.ts';
import {createRandom} from './random.ts';

const TYPO_SHARE = 0.2;

/**
 * Queries as visitors type them: one to three words of the records, cut at any
 * letter, a fifth of them with a typo.
 */
export function makeQueries(
  records: readonly SearchRecord[],
  count: number,
  seed = 7,
): string[] {
  const random = createRandom(seed);
  const words = records
    .slice(0, 20_000)
    .flatMap(({content, hierarchy}) =>
      `${content ?? ''} ${hierarchy.lvl1 ?? ''}`.split(/[^a-z]+/i),
    )
    .filter((word) => word.length > 2);
  const word = (): string =>
    words[Math.floor(random() * words.length)] as string;
  return Array.from({length: count}, () => {
    const typed = Array.from({length: 1 + Math.floor(random() * 3)}, word);
    const text = typed.join(' ');
    const cut = text.slice(0, 1 + Math.floor(random() * text.length));
    return random() < TYPO_SHARE ? withTypo(cut, random) : cut;
  });
}

function withTypo(text: string, random: () => number): string {
  const at = 1 + Math.floor(random() * Math.max(1, text.length - 1));
  return text.slice(0, at) + text.slice(at + 1);
}
