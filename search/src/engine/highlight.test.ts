import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {escapeHtml, isEscaped} from '../escape.ts';
import type {MatchedTerms, MatchedText, Tags} from './highlight.ts';
import * as engine from './highlight.ts';
import {tokensOfEscaped} from './text.ts';

const TAGS = {pre: '[', post: ']'};
const matched = (text: string, terms: MatchedTerms): MatchedText =>
  engine.matchText(text, tokensOfEscaped(text), terms);
const highlight = (text: string, terms: MatchedTerms, tags: Tags) =>
  engine.highlight(matched(text, terms), tags);
const snippet = (
  text: string,
  size: number,
  terms: MatchedTerms,
  tags: Tags,
  ellipsis: string,
) => engine.snippet(matched(text, terms), size, tags, ellipsis);
const matching = (...terms: string[]): MatchedTerms => ({
  typed: terms,
  terms: new Map(terms.map((term, word) => [term, {words: [word]}])),
});

describe('highlight', () => {
  test('marks words and says how well the text matches', () => {
    expect(
      highlight('Invite the bot', matching('bot', 'invite'), TAGS),
    ).toEqual({
      value: '[Invite] the [bot]',
      matchLevel: 'full',
      fullyHighlighted: false,
      matchedWords: ['bot', 'invite'],
    });
    expect(highlight('a bot', matching('bot', 'x'), TAGS).matchLevel).toBe(
      'partial',
    );
    expect(highlight('text', matching('bot'), TAGS)).toEqual({
      value: 'text',
      matchLevel: 'none',
      matchedWords: [],
    });
  });

  test('marks the beginning of a word that is still being typed', () => {
    const matched = {
      typed: ['knowl'],
      terms: new Map([['knowledge', {words: [0], letters: 5}]]),
    };
    expect(highlight('Knowledge', matched, TAGS).value).toBe('[Knowl]edge');
  });

  test('never marks inside an entity', () => {
    const text = '&lt;b&gt; lt &amp; amp';
    expect(highlight(text, matching('lt', 'amp'), TAGS).value).toBe(
      '&lt;b&gt; [lt] &amp; [amp]',
    );
  });
});

describe('snippet', () => {
  const text = 'one two three four five six seven eight nine ten eleven';

  test('shows the words around the match, with ellipses where cut', () => {
    expect(snippet(text, 4, matching('six'), TAGS, '…').value).toBe(
      '…five [six] seven eight…',
    );
    expect(snippet(text, 4, matching('one'), TAGS, '…').value).toBe(
      '[one] two three four…',
    );
    expect(snippet(text, 4, matching('eleven'), TAGS, '…').value).toBe(
      '…eight nine ten [eleven]',
    );
  });

  test('prefers the place with most of the words', () => {
    const {value} = snippet(
      text,
      5,
      matching('two', 'eight', 'nine'),
      TAGS,
      '…',
    );
    expect(value).toContain('[eight] [nine]');
  });

  test('shows short texts whole and long ones from the start', () => {
    expect(snippet('a b!', 5, matching('x'), TAGS, '…').value).toBe('a b!');
    expect(snippet(text, 3, matching('x'), TAGS, '…').value).toBe(
      'one two three…',
    );
    expect(snippet('?!', 5, matching('x'), TAGS, '…').value).toBe('?!');
  });
});

const MARKS = /[\uE000\uE001]/g;

test('whatever the text and the words, the marked text stays escaped', () => {
  const piece = fc.oneof(
    fc.constantFrom('<', '>', '&', '"', "'", ' ', 'lt', 'amp', '&lt;', '#39'),
    fc.string({unit: 'grapheme', maxLength: 6}),
  );
  const raw = fc.array(piece, {maxLength: 30}).map((parts) => parts.join(''));
  fc.assert(
    fc.property(
      raw,
      fc.array(raw, {maxLength: 4}),
      fc.nat(12),
      (text, more, size) => {
        const escaped = escapeHtml(text);
        const terms = tokensOfEscaped(escapeHtml(`${more.join(' ')} ${text}`));
        const matched = {
          typed: ['x'],
          terms: new Map(
            terms.map(({term}) => [
              term,
              {words: [0], letters: 1 + (size % 3)},
            ]),
          ),
        };
        const tags = {pre: '\uE000', post: '\uE001'};
        // Private-use characters stand for the tags: what is left must be the
        // text itself, with no entity taken apart.
        const {value} = highlight(escaped, matched, tags);
        const cut = snippet(escaped, size + 1, matched, tags, '');
        expect(value.replace(MARKS, '')).toBe(escaped);
        expect(value).not.toMatch(/&[^;\s]*[\uE000\uE001][^;\s]*;/);
        expect(isEscaped(cut.value.replace(MARKS, ''))).toBe(true);
        expect(escaped).toContain(cut.value.replace(MARKS, ''));
      },
    ),
    {numRuns: 2000},
  );
});
