import {expect, test} from 'vitest';
import {parseSynonyms} from './synonyms.ts';

test('reads two-way and one-way groups and skips comments', () => {
  expect(
    parseSynonyms(
      '# words\nbot, assistant  # comment\n\npdf, Word  File => doc',
    ),
  ).toEqual([
    {objectID: 'bot', type: 'synonym', synonyms: ['bot', 'assistant']},
    {
      objectID: 'pdf-to',
      type: 'onewaysynonym',
      input: 'pdf',
      synonyms: ['doc'],
    },
    {
      objectID: 'word-file-to',
      type: 'onewaysynonym',
      input: 'Word File',
      synonyms: ['doc'],
    },
  ]);
});

test('gives two groups with the same first word different ids', () => {
  const ids = parseSynonyms('bot, assistant\nbot, robot').map(
    ({objectID}) => objectID,
  );
  expect(ids).toEqual(['bot', 'bot-2']);
});

test.each(['alone', 'a => ', '=> b', 'a => b => c'])(
  'names the line of "%s"',
  (line) => {
    expect(() => parseSynonyms(`x, y\n${line}`)).toThrow('synonyms, line 2');
  },
);
