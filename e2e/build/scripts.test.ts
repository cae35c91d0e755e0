/** What all scripts of the site have in common. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {buildDir} from '../support/built.ts';

const scripts = fs.globSync('assets/js/*.js', {cwd: buildDir});
const textOf = (file: string) =>
  fs.readFileSync(path.join(buildDir, file), 'utf8');

it('are compiled as they arrive', () => {
  const wish = '//# allFunctionsCalledOnLoad\n';
  const without = scripts.filter((file) => !textOf(file).startsWith(wish));
  expect(without).toEqual([]);
  expect(scripts.length).toBeGreaterThan(90);
});

describe("React's script", () => {
  const [file, ...more] = scripts.filter((name) => /\/react\./.test(name));

  it('is one', () => {
    expect(more).toEqual([]);
  });

  it('holds nothing of the site, so a release leaves it as it is', () => {
    const modules = textOf(file!).match(/[{,]\d+\(\w/g) ?? [];
    expect(modules.length).toBeGreaterThan(4);
    expect(modules.length).toBeLessThan(20);
    expect(textOf(file!)).not.toMatch(/docusaurus-|\/docs\//);
  });
});
