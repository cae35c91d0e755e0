/** The ledger of swizzles names each of them, and no other. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const theme = path.resolve(import.meta.dirname, '../src/theme');

/** 'NotFound/Content' of NotFound/Content/index.tsx, 'Root' of Root.tsx. */
const swizzled = fs
  .readdirSync(theme, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => file.replace(/(\/index)?\.tsx$/, ''));

const rows = fs
  .readFileSync(path.join(theme, 'README.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

const source = (name: string) =>
  [`${name}/index.tsx`, `${name}.tsx`]
    .map((file) => path.join(theme, file))
    .filter((file) => fs.existsSync(file))
    .map((file) => fs.readFileSync(file, 'utf8'))
    .join('');

describe('ledger of swizzles', () => {
  it('lists what is there', () => {
    const listed = rows.map(([, name]) => name!.replaceAll('`', ''));
    expect(listed.toSorted()).toEqual(swizzled.toSorted());
  });

  it('says wrap or eject, the upstream version and a reason', () => {
    for (const [, name, kind, upstream, why] of rows) {
      expect(kind, name).toMatch(/^(wrap|eject)$/);
      expect(upstream, name).toMatch(/ \d+\.\d+\.\d+$/);
      expect(why!.length, name).toBeGreaterThan(20);
    }
  });

  it('each file opens with its reason', () => {
    for (const name of swizzled) {
      expect(source(name), name).toMatch(/^\/\/ (Change|Wrap): /);
    }
  });

  it('a wrap renders the original', () => {
    for (const [, name, kind] of rows) {
      const imported = source(name!.replaceAll('`', '')).includes(
        '@theme-original/',
      );
      expect(imported, name).toBe(kind === 'wrap');
    }
  });
});
