import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {expect, test} from 'vitest';

type Bom = {
  bomFormat: string;
  specVersion: string;
  components: {name: string; purl: string; hashes?: object[]}[];
};

test('npm run sbom: what the site is made of, as CycloneDX', () => {
  const output = execFileSync('npm', ['run', '--silent', 'sbom'], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
  });
  const {bomFormat, specVersion, components} = JSON.parse(output) as Bom;
  expect({bomFormat, specVersion}).toEqual({
    bomFormat: 'CycloneDX',
    specVersion: expect.stringMatching(/^1\.\d$/),
  });
  const names = components.map(({name}) => name);
  expect(names).toContain('@docusaurus/core');
  expect(names).toContain('minisearch');
  // What only tests need is not delivered.
  expect(names).not.toContain('@playwright/test');
  expect(components.every(({purl}) => purl.startsWith('pkg:npm/'))).toBe(true);
});
