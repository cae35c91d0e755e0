/** The coverage table has a row for each sentence, and its tests exist. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readStatements} from './helpers/specification.ts';

const here = import.meta.dirname;
const root = path.dirname(here);

type Row = {section: string; text: string; tests: string[]};

const rows: Row[] = fs
  .readFileSync(path.join(here, 'spec-coverage.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [section, text, shown] = line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim());
    const tests = [...shown!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
    return {section: section!, text: text!, tests};
  });

const run = (command: string, ...args: string[]) =>
  execFileSync(path.join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

type Suite = {
  title: string;
  suites?: Suite[];
  specs?: {title: string}[];
};

function playwrightTitles({title, suites, specs}: Suite): string[] {
  const inner = [
    ...(specs ?? []).map((spec) => spec.title),
    ...(suites ?? []).flatMap(playwrightTitles),
  ];
  return inner.map((name) => `${title} › ${name}`);
}

/** All existing tests, named as in the table. */
function existingTests(): Set<string> {
  const listed = JSON.parse(
    run('playwright', 'test', '--list', '--reporter=json'),
  ) as {
    suites: Suite[];
  };
  const browser = listed.suites
    .flatMap(playwrightTitles)
    .map((name) => `e2e/${name}`);
  const vitest = (
    JSON.parse(run('vitest', 'list', '--json')) as {
      name: string;
      file: string;
    }[]
  ).map(({name, file}) => {
    const titles = name.replaceAll(' > ', ' › ');
    const shown = path.relative(root, file);
    return shown.startsWith('tests/')
      ? `${shown.slice('tests/'.length)} › ${titles}`
      : `unit: ${shown} › ${titles}`;
  });
  return new Set([...browser, ...vitest]);
}

describe('coverage of the specification', () => {
  const statements = readStatements();

  it('has a row for each sentence, in order', () => {
    expect(rows.map(({section, text}) => `${section} ${text}`)).toEqual(
      statements.map(({section, text}) => `${section} ${text}`),
    );
  });

  it('leaves open only what the specification calls not shown', () => {
    const open = rows.filter(({tests}) => tests.length === 0);
    for (const {text} of open) {
      expect(text).toMatch(/not shown/);
    }
  });

  it('names tests that exist', () => {
    const existing = existingTests();
    const missing = rows
      .flatMap(({tests}) => tests)
      .filter((name) => !existing.has(name));
    expect(missing).toEqual([]);
  }, 60_000);
});
