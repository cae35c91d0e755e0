/**
 * The list in src/theme/README.md names every swizzle and override, and no other
 * file imports private files of Docusaurus, React or DocSearch.
 */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const theme = path.join(root, 'src/theme');

/** 'NotFound/Content' of NotFound/Content/index.tsx, 'Root' of Root.tsx. */
const swizzled = fs
  .readdirSync(theme, {recursive: true, encoding: 'utf8'})
  .filter((file) => /^[A-Z].*\.tsx$/.test(file))
  .filter((file) => !file.endsWith('.test.tsx'))
  .map((file) => file.replace(/(\/index)?\.tsx$/, ''));

const rows = fs
  .readFileSync(path.join(theme, 'README.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, name, kind, upstream, why, until]) => ({
    name: name!.replaceAll('`', ''),
    kind: kind!,
    upstream: upstream!,
    why: why!,
    until: until!,
  }));

const swizzles = rows.filter(({kind}) => kind !== 'override');

/** The installed version of a Docusaurus package, such as 'core 3.10.2'. */
function installed(upstream: string): string {
  const [name] = upstream.split(' ');
  const file = path.join(root, `node_modules/@docusaurus/${name}/package.json`);
  const {version} = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    version: string;
  };
  return `${name} ${version}`;
}

const source = (name: string) =>
  [`${name}/index.tsx`, `${name}.tsx`]
    .map((file) => path.join(theme, file))
    .filter((file) => fs.existsSync(file))
    .map((file) => fs.readFileSync(file, 'utf8'))
    .join('');

describe('list of swizzles', () => {
  it('names every file in src/theme', () => {
    const listed = swizzles.map(({name}) => name);
    expect(listed.toSorted()).toEqual(swizzled.toSorted());
  });

  it('has at most 10, of which at most 5 are ejected', () => {
    expect(swizzles.length).toBeLessThanOrEqual(10);
    const ejected = swizzles.filter(({kind}) => kind === 'eject');
    expect(ejected.length).toBeLessThanOrEqual(5);
  });

  it.each(rows)('$name: version, reason and when to remove it', (row) => {
    expect(row.kind).toMatch(/^(wrap|eject|override)$/);
    expect(row.upstream).toBe(installed(row.upstream));
    expect(row.why.length).toBeGreaterThan(20);
    expect(row.until.length).toBeGreaterThan(10);
  });

  it.each(swizzles)('$name opens with its reason', ({name, kind}) => {
    const text = source(name);
    expect(text).toMatch(/^\/\/ (Change|Wrap): /);
    expect(text.includes('@theme-original/')).toBe(kind === 'wrap');
  });
});

/** Paths that Docusaurus, React and DocSearch don't document. */
const PRIVATE = [
  /['"]@docusaurus\/[\w-]+\/(?:lib|src)\//,
  /['"]@docusaurus\/theme-common\/internal['"]/,
  /['"](?:react|react-dom|@docsearch\/react)\/(?:cjs|dist|src)\//,
  /(?<!path\.)resolve\(['"](?:@docusaurus\/|react|@docsearch\/)/,
  /node_modules\/(?:@docusaurus|react|@docsearch)[^;]*\/(?:lib|dist|src)\//,
];

/** Ejected components may import what upstream's version imports. */
const ALLOWED = [
  'plugins/bundle-size/index.ts',
  'src/clientEntry.ts',
  'src/theme/BlogArchivePage/index.tsx',
  'src/theme/CodeBlock/Content/index.tsx',
];

it('no other file imports private files', () => {
  const files = fs.globSync(
    '{src,plugins,data,deploy,tools,packages}/**/*.{ts,tsx}',
    {
      cwd: root,
      exclude: ['**/node_modules/**', '**/*.test.{ts,tsx}'],
    },
  );
  const reaching = [...files, 'docusaurus.config.ts', 'sidebars.ts'].filter(
    (file) => {
      const text = fs.readFileSync(path.join(root, file), 'utf8');
      return PRIVATE.some((pattern) => pattern.test(text));
    },
  );
  expect(reaching.toSorted()).toEqual(ALLOWED);
});
