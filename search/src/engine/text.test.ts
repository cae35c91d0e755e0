import {expect, test} from 'vitest';
import {tokensOfEscaped, words} from './text.ts';

test.each<[string, string[]]>([
  ['Why doesn’t it answer?', ['why', 'not', 'it', 'answer']],
  ["the bot's name", ['the', 'bot', 'name']],
  ['/ask {{user.name}}', ['ask', 'user', 'name']],
  ['Déjà vu ﬁle', ['deja', 'vu', 'file']],
  ['status 429', ['status', '429']],
  ['cannot', ['not']],
  ['<img onerror=1>', ['img', 'onerror', '1']],
  ['???', []],
])('%s is read as words', (text, expected) => {
  expect(words(text)).toEqual(expected);
});

test('entities separate words and are no words', () => {
  const text = 'a&lt;b&gt; don&#39;t &amp;amp; &quot;x&quot;';
  const tokens = tokensOfEscaped(text);
  expect(tokens.map(({term}) => term)).toEqual(['a', 'b', 'not', 'amp', 'x']);
  expect(tokens.map(({start, end}) => text.slice(start, end))).toEqual([
    'a',
    'b',
    'don&#39;t',
    'amp',
    'x',
  ]);
});
