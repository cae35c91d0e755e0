/** What every example keeps to. */
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
  it('has tests of its own that pass', async () => {
    const {code, stdout} = await run(name, ['--test', '--test-reporter=tap']);
    expect(code, stdout).toBe(0);
    expect(Number(/^# pass (\d+)/m.exec(stdout)?.[1])).toBeGreaterThan(2);
  });

  it('installs nothing, is explained, and is tested from outside', () => {
    const manifest = JSON.parse(read(name, 'package.json'));
    expect(manifest).not.toHaveProperty('dependencies');
    expect(manifest).not.toHaveProperty('devDependencies');
    expect(read(name, 'README.md')).toContain('npm test');
    expect(fs.existsSync(`e2e/examples/${name}.test.ts`)).toBe(true);
  });

  it('does not name the brand', () => {
    const ours = new RegExp(settings.brand.slug, 'i');
    const files = fs.globSync('**/*.*', {cwd: path.join(EXAMPLES, name)});
    expect(files.length).toBeGreaterThan(4);
    expect(files.filter((file) => ours.test(read(name, file)))).toEqual([]);
  });
});

it('the two that call the API from a job do so in the same way', () => {
  // Copies, because each folder stands alone.
  expect(read('markdown-sync/src/api.ts')).toBe(
    read('unanswered-report/src/api.ts'),
  );
});
