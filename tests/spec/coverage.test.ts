/**
 * coverage.md has each sentence, list item and table row of sections 2 to 9 of
 * spec.md, and the tests that it names exist.
 */
import fs from 'node:fs';
import {expect, it} from 'vitest';

const [, ...sections] = fs
  .readFileSync('tests/spec/spec.md', 'utf8')
  .split(/^#+ (?=[2-9])/m);

/** A full stop ends a sentence if a capital or a quote follows. */
const SENTENCE_END = /(?<=[.:]'?) (?=[A-Z'{])/;

const statements = sections.flatMap((text) => {
  const [heading = '', ...lines] = text.split('\n');
  const section = /^\d(?:\.\d)?/.exec(heading)![0];
  return lines
    .filter(
      (line, at) => line.trim() && !/^\|[-|]+\|$/.test(lines[at + 1] ?? ''),
    )
    .filter((line) => !/^(\|[-|]+\|$|#)/.test(line))
    .flatMap((line) =>
      line.startsWith('|')
        ? [
            line
              .split('|')
              .slice(1, -1)
              .map((cell) => cell.trim())
              .join(': '),
          ]
        : line.replace(/^\s*- /, '').split(SENTENCE_END),
    )
    .map((statement) => `${section} ${statement.trim()}`);
});

const [, ...parts] = fs
  .readFileSync('tests/spec/coverage.md', 'utf8')
  .split(/^## /m);

const rows = parts.flatMap((part) => {
  const [section = ''] = part.split('\n');
  return [...part.matchAll(/^- (.+)\n {2}(.+)$/gm)].map(
    ([, text, tests = '']) => ({
      statement: `${section} ${text}`,
      tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, name]) => name!),
    }),
  );
});

/** @example textOf('e2e/blog') // the text of tests/e2e/blog.spec.ts */
function textOf(name: string): string {
  const [file] = fs.globSync(`{tests/,}${name}.{spec,test}.{ts,tsx}`);
  return fs.readFileSync(file ?? name, 'utf8');
}

it('has each sentence, in order', () => {
  expect(rows.map(({statement}) => statement)).toEqual(statements);
});

it.each(rows)('$statement', ({statement, tests}) => {
  if (tests.length === 0) {
    expect(statement).toContain('not shown');
  }
  for (const test of tests) {
    const [name = '', title] = test.split(' › ');
    expect(textOf(name), name).toContain(title);
  }
});
