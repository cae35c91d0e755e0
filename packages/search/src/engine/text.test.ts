import {expect, test} from 'vitest';
import {stemOf} from './stem.ts';
import {tokenize} from './text.ts';

const words = (text: string) => tokenize(text).map(({word}) => word);

test.each<[string, string[]]>([
  ['Why doesn’t it answer?', ['why', 'not', 'it', 'answer']],
  ["the bot's name", ['the', 'bot', 'name']],
  ['/ask {{user.name}}', ['ask', 'user', 'name']],
  ['Déjà vu ﬁle', ['deja', 'vu', 'file']],
  ['status 429', ['status', '429']],
  ['4,096 characters, 12,34', ['4096', 'characters', '12', '34']],
  ['cannot', ['not']],
  ['<img onerror=1>', ['img', 'onerror', '1']],
  ['???', []],
])('%s is read as words', (text, expected) => {
  expect(words(text)).toEqual(expected);
});

test('entities separate words and are not words', () => {
  const text = 'a&lt;b&gt; don&#39;t &amp;amp; &quot;x&quot;';
  const tokens = tokenize(text);
  expect(tokens.map(({word}) => word)).toEqual(['a', 'b', 'not', 'amp', 'x']);
  expect(tokens.map(({start, end}) => text.slice(start, end))).toEqual([
    'a',
    'b',
    'don&#39;t',
    'amp',
    'x',
  ]);
});

test.each([
  ['answer', 'answers', 'answering', 'answered'],
  ['rate', 'rates', 'rating', 'rated'],
  ['set', 'sets', 'setting', 'settings'],
  ['embed', 'embeds', 'embedded', 'embedding'],
  ['reply', 'replies', 'replied', 'replying'],
  ['match', 'matches', 'matching'],
  ['cookie', 'cookies'],
  ['organise', 'organize', 'organizing'],
])('%s and its forms have one stem', (...forms) => {
  expect(new Set(forms.map(stemOf)).size).toBe(1);
});

test.each([
  ['personality', 'person'],
  ['customer', 'custom'],
  ['canned', 'can'],
  ['theme', 'them'],
  ['need', 'ne'],
])('%s is no form of %s', (word, other) => {
  expect(stemOf(word)).not.toBe(stemOf(other));
});
