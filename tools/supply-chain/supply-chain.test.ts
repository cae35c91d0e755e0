import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {refusedLicences} from './licences.ts';
import {packagesOf} from './lockfile.ts';
import type {Lockfile} from './lockfile.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const lockfile = JSON.parse(read('package-lock.json')) as Lockfile;

describe('licences', () => {
  it('of all dependencies are allowed', () => {
    expect(packagesOf(lockfile).length).toBeGreaterThan(500);
    expect(refusedLicences(lockfile)).toEqual([]);
  });

  it.each([
    [{version: '1.0.0', license: 'GPL-3.0-only'}, ['a@1.0.0: GPL-3.0-only']],
    [{version: '1.0.0'}, ['a@1.0.0: none stated']],
    [{version: '1.0.0', license: 'MIT OR EVIL'}, ['a@1.0.0: MIT OR EVIL']],
    [{version: '1.0.0', license: 'GPL-3.0-only', dev: true}, []],
  ])('refuses %o', (locked, refused) => {
    expect(
      refusedLicences({packages: {'': {}, 'node_modules/a': locked}}),
    ).toEqual(refused);
  });
});

describe('reasons', () => {
  type Package = Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const [, table = ''] = read('handbook/dependencies.md').split(
    '| dependency ',
  );
  const reasoned = table
    .split('\n\n')[0]!
    .split('\n')
    .flatMap((row) => row.split('|')[1]?.match(/@?[a-z][\w./-]+/g) ?? []);

  it.each(['package.json', 'packages/search/package.json'])(
    'for each dependency of %s are in handbook/dependencies.md',
    (file) => {
      const {dependencies, devDependencies} = JSON.parse(read(file)) as Package;
      // Type packages need no separate reason.
      const names = Object.keys({...dependencies, ...devDependencies}).filter(
        (name) => !name.startsWith('@types/'),
      );
      expect(names.filter((name) => !reasoned.includes(name))).toEqual([]);
    },
  );
});

describe('install scripts', () => {
  /** None is needed: a banner, a platform check, Git hooks. */
  const KNOWN = ['@swc/core', 'core-js', 'lefthook'];

  it('have all been reviewed', () => {
    const found = packagesOf(lockfile)
      .filter(({hasInstallScript}) => hasInstallScript)
      .map(({name}) => name);
    expect(found.toSorted()).toEqual(KNOWN);
  });
});

describe('versions', () => {
  const manifests = [
    'package.json',
    'packages/search/package.json',
    ...fs.globSync('examples/*/package.json', {cwd: root}),
  ];

  type Manifest = Record<string, Record<string, unknown> | undefined>;
  /** Includes versions in nested overrides. */
  const versionsIn = (entries: Record<string, unknown> = {}): unknown[] =>
    Object.values(entries).flatMap((value) =>
      typeof value === 'object' ? versionsIn({...value}) : [value],
    );

  it.each(manifests)('are exact in %s', (file) => {
    const manifest = JSON.parse(read(file)) as Manifest;
    for (const version of [
      ...versionsIn(manifest['dependencies']),
      ...versionsIn(manifest['devDependencies']),
      ...versionsIn(manifest['overrides']),
    ]) {
      expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
    }
  });
});
