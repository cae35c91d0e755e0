import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {buildDir} from '../helpers/built.ts';

it('all scripts have the compile hint', () => {
  const scripts = fs.globSync('assets/js/*.js', {cwd: buildDir});
  const hint = '//# allFunctionsCalledOnLoad\n';
  const without = scripts.filter(
    (file) =>
      !fs.readFileSync(path.join(buildDir, file), 'utf8').startsWith(hint),
  );
  expect(without).toEqual([]);
  expect(scripts).not.toEqual([]);
});
