/** Both ledgers of what is not the engine's name each of it, and no other. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const theme = path.join(root, 'src/theme');
const bundle = path.join(root, 'src/plugins/lean-bundle');

const rowsOf = (ledger: string) =>
  fs
    .readFileSync(path.join(ledger, 'README.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| (?:`|none)/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));

/** 'core 3.10.2' if that is what is installed of @docusaurus/core. */
function installed(upstream: string): string {
  const [name] = upstream.split(' ');
  const file = path.join(root, `node_modules/@docusaurus/${name}/package.json`);
  const {version} = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    version: string;
  };
  return `${name} ${version}`;
}

/** 'NotFound/Content' of NotFound/Content/index.tsx, 'Root' of Root.tsx. */
const swizzled = fs
  .readdirSync(theme, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => file.replace(/(\/index)?\.tsx$/, ''));

const rows = rowsOf(theme);

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

  it('says wrap or eject, the installed upstream version and a reason', () => {
    for (const [, name, kind, upstream, why] of rows) {
      expect(kind, name).toMatch(/^(wrap|eject)$/);
      expect(upstream, name).toBe(installed(upstream!));
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

describe('ledger of replaced files', () => {
  const replaced = rowsOf(bundle).map(([, file, upstream, why]) => ({
    file: file!.replaceAll('`', ''),
    upstream: upstream!.split(',')[0]!,
    why: why!,
  }));
  const head = (file: string) =>
    fs.readFileSync(path.join(bundle, file), 'utf8').split('*/')[0]!;

  it('lists what is there', () => {
    const inPlace = fs
      .readdirSync(bundle)
      .filter((file) => file !== 'README.md')
      .filter((file) => /in the place of/i.test(head(file)));
    const listed = replaced.map(({file}) => file);
    expect(listed.toSorted()).toEqual([...inPlace, 'none'].toSorted());
  });

  it.each(replaced)('$file: the installed version and a reason', (row) => {
    expect(row.upstream).toBe(installed(row.upstream));
    expect(row.why.length).toBeGreaterThan(20);
    if (row.file !== 'none') {
      expect(head(row.file)).toContain(row.upstream);
    }
  });
});
