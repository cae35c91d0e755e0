import {createRandom} from '../test/helpers/random.ts';
import type {Question} from './questions.ts';

const MIN_LENGTH = 6;
const TYPED_SHARE = 0.7;

/**
 * Query variants: with a typo in a long word, with the last word unfinished, and
 * inside a sentence. Deterministic.
 */
export function variantsOf(questions: readonly Question[]): Question[] {
  const random = createRandom(5);
  return questions.flatMap((question) => {
    const words = question.query.split(' ');
    const isLong = (word: string) =>
      word.length >= MIN_LENGTH && /^[a-z]+$/i.test(word);
    const long = words.findLastIndex(isLong);
    const last = words.at(-1) ?? '';
    const start = [...words.slice(0, -1), ''].join(' ');
    return [
      ...(long < 0
        ? []
        : [
            {
              ...question,
              query: words
                .with(long, withTypo(words[long] ?? '', random))
                .join(' '),
              kind: 'with a typo',
            },
          ]),
      ...(isLong(last)
        ? [
            {
              ...question,
              query: `${start}${last.slice(0, Math.floor(last.length * TYPED_SHARE))}`,
              kind: 'unfinished',
            },
          ]
        : []),
      {...question, query: `how do I ${question.query}`, kind: 'sentence'},
    ];
  });
}

/** A letter missing, repeated, wrong, or two swapped. */
function withTypo(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const [before, letter, next] = [word.slice(0, at), word[at], word[at + 1]];
  const after = word.slice(at + 1);
  const typos = [
    `${before}${after}`,
    `${before}${letter}${letter}${after}`,
    `${before}e${after}`,
    `${before}${next}${letter}${after.slice(1)}`,
  ];
  return typos[Math.floor(random() * typos.length)] as string;
}
