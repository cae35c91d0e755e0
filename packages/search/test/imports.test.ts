/** Import rules: no cycles, and no Node APIs in the engine. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const root = path.resolve(import.meta.dirname, '../src');
const files = fs
  .readdirSync(root, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

const importsOf = (file: string): string[] =>
  Array.from(
    fs.readFileSync(path.join(root, file), 'utf8').matchAll(/from '([^']+)'/g),
    ([, name = '']) =>
      name.startsWith('.')
        ? path.normalize(path.join(path.dirname(file), name))
        : name,
  );

/** The import chain from a file back to itself, if any. */
function cycleThrough(
  start: string,
  file: string,
  seen: Set<string>,
): string[] | undefined {
  for (const next of importsOf(file)) {
    if (next === start) {
      return [file, next];
    }
    if (files.includes(next) && !seen.has(next)) {
      seen.add(next);
      const rest = cycleThrough(start, next, seen);
      if (rest) {
        return [file, ...rest];
      }
    }
  }
  return undefined;
}

test('there are no import cycles', () => {
  expect(files.length).toBeGreaterThan(30);
  const cycles = files.flatMap(
    (file) => cycleThrough(file, file, new Set())?.join(' > ') ?? [],
  );
  expect(cycles).toEqual([]);
});

test('engine and reply use no Node APIs, so they run in browsers', () => {
  const used = files
    .filter((file) => /^(?:engine|reply)\//.test(file))
    .flatMap((file) => importsOf(file))
    .filter((name) => name.startsWith('node:'));
  expect(used).toEqual([]);
});
