import {expect, test} from 'vitest';
import {listWarnings, platformWarnings, warningsOf} from './warnings.ts';

const warnings = (text: string, file = 'docs/a.mdx') =>
  warningsOf({file, text, values: {brand: 'Acme'}, sidebar: ['a']}).map(
    ({line, message}) => `${line}: ${message}`,
  );

const description = `description: About {brand}. ${'x'.repeat(70)}`;

test('a complete document has none', () => {
  expect(warnings(`---\ntitle: A\n${description}\n---\nText.\n`)).toEqual([]);
});

test('each has its line, and says what to write', () => {
  expect(
    warnings(
      `---\ntitle: A\nsidebar_lable: B\n---\n\nUp to 20 MB.\n`,
      'docs/b.mdx',
    ),
  ).toEqual([
    "3: unknown front matter 'sidebar_lable'; did you mean 'sidebar_label'?",
    expect.stringMatching(/^1: the description is missing/),
    expect.stringMatching(/^1: add 'b' to sidebars.ts/),
    expect.stringMatching(
      /^6: '20 MB' is a fact of the product: write \{limit\./,
    ),
  ]);
});

test('lengths are those of the filled text', () => {
  const long = `description: '{brand}${'x'.repeat(157)}'`;
  expect(warnings(`---\ntitle: A\n${long}\n---\n`)).toEqual([
    expect.stringMatching(/^3: the description has 161 characters/),
  ]);
});

test('a platform that is gone is still mentioned', () => {
  const platform = {
    id: 'pager',
    label: 'Pager',
    condition: '',
    isOffered: false,
    mention: /\bpager\b/i,
  };
  const text = 'Ask on the pager.\nOr here.\n';
  expect(platformWarnings(text, [platform])).toEqual([
    {line: 1, message: expect.stringContaining('mentions Pager')},
  ]);
  expect(platformWarnings(text, [{...platform, isOffered: true}])).toEqual([]);
});

test('an author or a tag without a description', () => {
  const text =
    "ada:\n  name: Ada\n'{brand}':\n  label: x\nb:\n  description: y\n";
  expect(listWarnings(text, 'blog/authors.yml')).toEqual([
    {line: 1, message: expect.stringContaining("'ada' has no description")},
    {line: 3, message: expect.stringContaining('no description')},
  ]);
});
