/** Rules that every example follows. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import settings from '../../site.settings.ts';
import {EXAMPLES, run} from './support.ts';

const names = fs
  .readdirSync(EXAMPLES, {withFileTypes: true})
  .filter((entry) => entry.isDirectory())
  .map(({name}) => name);

const read = (...parts: string[]) =>
  fs.readFileSync(path.join(EXAMPLES, ...parts), 'utf8');

describe.each(names)('%s', (name) => {
  it('has its own tests, and they pass', async () => {
    const {code, stdout} = await run(name, ['--test', '--test-reporter=tap']);
    expect(code, stdout).toBe(0);
    expect(Number(/^# pass (\d+)/m.exec(stdout)?.[1])).toBeGreaterThan(2);
  });

  it('has no dependencies, a README and an end-to-end test', () => {
    const manifest = JSON.parse(read(name, 'package.json'));
    expect(manifest).not.toHaveProperty('dependencies');
    expect(manifest).not.toHaveProperty('devDependencies');
    expect(read(name, 'README.md')).toContain('npm test');
    expect(fs.existsSync(`tests/examples/${name}.test.ts`)).toBe(true);
  });

  it("doesn't name the brand", () => {
    const ours = new RegExp(settings.brand.slug, 'i');
    const files = fs.globSync('**/*.*', {cwd: path.join(EXAMPLES, name)});
    expect(files.length).toBeGreaterThan(4);
    expect(files.filter((file) => ours.test(read(name, file)))).toEqual([]);
  });
});

it('the two that call the API from a job share a client', () => {
  // Duplicated, because each folder is self-contained.
  expect(read('markdown-sync/src/api.ts')).toBe(
    read('unanswered-report/src/api.ts'),
  );
});
