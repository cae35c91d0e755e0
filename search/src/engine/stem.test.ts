import {expect, test} from 'vitest';
import {derivationStem, inflectionStem, singular} from './stem.ts';

test.each([
  ['ticket', 'tickets'],
  ['answer', 'answers', 'answering', 'answered'],
  ['reply', 'replies', 'replied', 'replying'],
  ['use', 'uses', 'used', 'using'],
  ['name', 'names', 'named', 'naming'],
  ['embed', 'embeds', 'embedded', 'embedding'],
  ['exclude', 'excludes', 'excluded', 'excluding'],
  ['stream', 'streaming'],
  ['add', 'adding', 'added'],
  ['run', 'running', 'runs'],
  ['search', 'searches', 'searching'],
])('%s and its forms have one stem', (...forms) => {
  expect(new Set(forms.map(inflectionStem)).size).toBe(1);
});

test.each([
  ['not', 'note'],
  ['string', 'str'],
  ['status', 'statu'],
  ['faq', 'fax'],
  ['embed', 'ember'],
])('%s and %s have different stems', (one, other) => {
  expect(inflectionStem(one)).not.toBe(inflectionStem(other));
});

test.each([
  ['automate', 'automation', 'automatic'],
  ['configure', 'configuration'],
  ['summarize', 'summary', 'summarizer'],
  ['install', 'installation'],
  ['difference', 'different', 'differ'],
])('%s and its kin have one root', (...kin) => {
  expect(new Set(kin.map(derivationStem)).size).toBe(1);
});

test('singular leaves words alone that only end in s', () => {
  expect(['status', 'access', 'this', 'bots'].map(singular)).toEqual([
    'status',
    'access',
    'this',
    'bot',
  ]);
});
