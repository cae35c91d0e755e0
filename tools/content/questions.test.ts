import {expect, test} from 'vitest';
import {questionWarnings} from './questions.ts';

const warnings = (questions: string, body: string, claimed = new Map()) =>
  questionWarnings(
    {
      file: 'docs/a.mdx',
      text: `---\ntitle: A\nquestions:\n${questions}---\n\n${body}`,
      values: {brand: 'Acme'},
      sidebar: [],
    },
    claimed as Map<string, string>,
  ).map(({line, message}) => `${line}: ${message}`);

const body = `Text.

## Invite the bot {/* #invite */}

Text.

### Remove {brand}

Text.

## Related pages

- [One](one.mdx): first

## Empty
`;

test('a document whose sections all have questions', () => {
  const questions =
    '  top: overview\n  invite: add {brand}; install\n  remove-acme: kick it\n';
  expect(warnings(questions, body)).toEqual([]);
});

test('unknown ids, sections without questions, and claims', () => {
  const claimed = new Map([['install', 'docs/b.mdx#x']]);
  expect(
    warnings('  invite: Install; add\n  invit: typo\n', body, claimed),
  ).toEqual([
    "5: questions of 'invit', which is no heading's id here",
    expect.stringMatching(/^\d+: no questions for 'remove-acme'/),
    "1: no questions for 'top', the page itself",
    "4: 'Install' is also a question of docs/b.mdx#x",
  ]);
});
