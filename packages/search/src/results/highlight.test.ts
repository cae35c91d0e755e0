import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {makeRecord as record} from '../../test/helpers/records.ts';
import {makeSearch} from '../../test/helpers/index.ts';
import {escapeHtml, isEscaped} from '../escape.ts';
import type {Query} from '../engine/query.ts';
import {tokenize} from '../engine/text.ts';
import * as highlighting from './highlight.ts';

const TAGS = {pre: '[', post: ']'};
const highlight = (
  text: string,
  query: Query,
  tags = TAGS,
  ...rest: [size?: number, ellipsis?: string]
) => highlighting.highlight(text, tokenize(text), query, tags, ...rest);
const TEXT = 'one two three four five six seven eight nine ten eleven';
const search = makeSearch(
  [
    record('a', {
      lvl1: 'Invite the bot',
      content: `Not knowledge lt amp ${TEXT}`,
    }),
  ],
  'bot, assistant\nadd the bot => invite',
);
const marked = (text: string, query: string) =>
  highlight(text, search(query).query);
const snippet = (query: string, size: number, text = TEXT) =>
  highlight(text, search(query).query, TAGS, size, '…').value;

describe('highlight', () => {
  test('marks words and returns the match level', () => {
    expect(marked('Invite the bot', 'invite the bots')).toEqual({
      value: '[Invite] the [bot]',
      matchLevel: 'full',
      matchedWords: ['invite', 'bots'],
    });
    expect(marked('a bot', 'invite bot ').matchLevel).toBe('partial');
    expect(marked('a bot', 'bot zzqqxx ').matchLevel).toBe('partial');
    expect(marked('text', 'bot')).toEqual({
      value: 'text',
      matchLevel: 'none',
      matchedWords: [],
    });
  });

  test('marks the prefix of an unfinished word', () => {
    expect(marked('Knowledge', 'knowl').value).toBe('[Knowl]edge');
    expect(marked('Knówledge', 'knowl').value).toBe('[Knówledge]');
  });

  test('marks corrected words and other forms of a word', () => {
    expect(marked('Knowledge', 'knwoledge ').value).toBe('[Knowledge]');
    expect(marked('inviting bots', 'invite bot ').value).toBe(
      '[inviting] [bots]',
    );
  });

  test('never marks synonyms', () => {
    expect(marked('the bot, an assistant', 'assistant ').value).toBe(
      'the bot, an [assistant]',
    );
    expect(marked('the bot', 'asistant ').value).toBe('the bot');
    expect(marked('Invite the bot', 'add the bot ').value).toBe(
      'Invite the [bot]',
    );
  });

  test('never marks other contractions of "not"', () => {
    expect(marked('it isn’t', "it doesn't ").value).toBe('it isn’t');
  });

  test('never marks inside an entity', () => {
    expect(marked('&lt;b&gt; lt &amp; amp', 'lt amp').value).toBe(
      '&lt;b&gt; [lt] &amp; [amp]',
    );
  });
});

describe('snippet', () => {
  test('shows the words around the match, with ellipses where cut', () => {
    expect(snippet('six', 4)).toBe('…five [six] seven eight…');
    expect(snippet('two', 4)).toBe('one [two] three four…');
    expect(snippet('eleven', 4)).toBe('…eight nine ten [eleven]');
  });

  test('prefers the position with most words', () => {
    expect(snippet('two eight nine', 5)).toContain('[eight] [nine]');
  });

  test('shows short texts completely and long ones from the start', () => {
    expect(snippet('bot', 5, 'a b!')).toBe('a b!');
    expect(snippet('bot', 3)).toBe('one two three…');
    expect(snippet('bot', 5, '?!')).toBe('?!');
  });
});

const MARKS = /[\uE000\uE001]/g;

test('highlighted text stays escaped, whatever the text and words', () => {
  const fragment = fc.oneof(
    fc.constantFrom('<', '>', '&', '"', "'", ' ', 'lt', 'amp', '&lt;', '#39'),
    fc.string({unit: 'grapheme', maxLength: 6}),
  );
  const raw = fc
    .array(fragment, {maxLength: 30})
    .map((parts) => parts.join(''));
  const tags = {pre: '\uE000', post: '\uE001'};
  fc.assert(
    fc.property(raw, raw, fc.nat(12), (text, more, size) => {
      const escaped = escapeHtml(text);
      // As if every word of both texts were in the index.
      const {words} = search(`${more} ${text}`).query;
      const query = {
        words: words.map((word) => ({
          ...word,
          rarity: 1,
          spellings: [{stem: word.stem, weight: 1}],
        })),
        alternatives: [],
        code: [],
      };
      // With private-use characters as tags: without them, the text must be
      // unchanged, with no entity split.
      const {value} = highlight(escaped, query, tags);
      const cut = highlight(escaped, query, tags, size + 1, '').value;
      expect(value.replace(MARKS, '')).toBe(escaped);
      expect(value).not.toMatch(/&[^;\s]*[\uE000\uE001][^;\s]*;/);
      expect(isEscaped(cut.replace(MARKS, ''))).toBe(true);
      expect(escaped).toContain(cut.replace(MARKS, ''));
    }),
    {numRuns: 2000},
  );
});
