/**
 * src/theme/README.md lists every swizzle and override with the version it was
 * compared with, and no other file reaches into Docusaurus, React or DocSearch.
 */
import fs from 'node:fs';
import {expect, it} from 'vitest';

const rows = fs
  .readFileSync('src/theme/README.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, name = '', kind, upstream = '']) => ({
    name: name.replaceAll('`', ''),
    kind,
    upstream,
  }));

it('lists every file of src/theme', () => {
  const swizzled = fs
    .globSync('**/*.tsx', {cwd: 'src/theme'})
    .map((file) => file.replace(/(\/index)?\.tsx$/, ''));
  const listed = rows.filter(({kind}) => kind !== 'override');
  expect(listed.map(({name}) => name).toSorted()).toEqual(swizzled.toSorted());
});

it.each(rows)('$name was compared with the installed version', ({upstream}) => {
  const [name, version] = upstream.split(' ');
  const file = `node_modules/@docusaurus/${name}/package.json`;
  expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toMatchObject({version});
});

/** Paths that Docusaurus, React and DocSearch don't document. */
const PRIVATE =
  /['"]@docusaurus\/[\w-]+\/(?:lib|src)\/|theme-common\/internal['"]|['"](?:react|react-dom|@docsearch\/react)\/(?:cjs|dist|src)\/|(?<!path\.)resolve\(['"](?:@docusaurus\/|react|@docsearch\/)/;

/** The overrides, and ejected components that import what upstream imports. */
const ALLOWED = [
  'plugins/bundle-size/index.ts',
  'src/clientEntry.ts',
  'src/theme/BlogArchivePage/index.tsx',
  'src/theme/CodeBlock/Content/index.tsx',
];

it('no other file imports private files', () => {
  const reaching = fs
    .globSync(
      '{src,plugins,data,deploy,tools,packages/search/src}/**/*.{ts,tsx}',
    )
    .filter((file) => PRIVATE.test(fs.readFileSync(file, 'utf8')));
  expect(reaching.toSorted()).toEqual(ALLOWED);
});
