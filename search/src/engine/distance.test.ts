import {expect, test} from 'vitest';
import {typosBetween} from './distance.ts';

test.each<[string, string, number]>([
  ['webhook', 'webhook', 0],
  ['webhok', 'webhook', 1],
  ['webhoook', 'webhook', 1],
  ['wehbook', 'webhook', 1],
  ['wabhook', 'webhook', 1],
  ['costum', 'custom', 2],
  ['bot', 'website', 3],
])('%s and %s are %i typos apart', (word, term, typos) => {
  expect(typosBetween(word, term, 2, false)).toBe(typos);
});

test('a beginning is compared with the best beginning of the term', () => {
  expect(typosBetween('placehod', 'placeholder', 1, true)).toBe(1);
  expect(typosBetween('placeho', 'placeholder', 0, true)).toBe(0);
  // The typo is a letter too many: the best beginning is shorter than the word.
  expect(typosBetween('plaace', 'placeholder', 1, true)).toBe(1);
  expect(typosBetween('placehod', 'placeholder', 1, false)).toBe(2);
});

test('a call leaves nothing behind for the next', () => {
  typosBetween('knowledgeable', 'acknowledgement', 2, true);
  expect(typosBetween('webhok', 'webhook', 1, false)).toBe(1);
});

test('very long words are too far, not an error', () => {
  const long = 'x'.repeat(500);
  expect(typosBetween(long, long, 2, false)).toBe(3);
  expect(typosBetween('x', long, 2, true)).toBeLessThanOrEqual(2);
});
