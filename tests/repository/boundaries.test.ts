/** The import rules of eslint.config.mts: one per folder. */
import {ESLint} from 'eslint';
import {expect, test} from 'vitest';

const eslint = new ESLint();

async function problems(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, {filePath});
  return result!.messages
    .filter(({ruleId}) => ruleId?.endsWith('no-restricted-imports'))
    .map(({message}) => message);
}

test.each([
  ['src/components/Icon/index.tsx', "import '../../../plugins/postbuild/head'"],
  ['src/components/Icon/index.tsx', "import 'node:fs'"],
  ['src/components/Icon/index.tsx', "import '../../../tests/helpers/render'"],
  ['src/theme/TOC/index.tsx', "import '../../../packages/search/src/escape'"],
  ['plugins/postbuild/head.ts', "import '../../src/components/Icon'"],
  ['plugins/postbuild/head.ts', "import '../../tests/helpers/built'"],
  ['data/facts/limits.ts', "import '../../src/components/Icon'"],
  ['packages/search/src/escape.ts', "import '../../../plugins/postbuild/head'"],
  ['tests/helpers/built.ts', "import '../../packages/search/src/escape'"],
])(
  '%s refuses %s',
  async (file, code) => {
    expect(await problems(file, code)).toHaveLength(1);
  },
  // The first one loads all ESLint plugins.
  30_000,
);

test.each([
  ['src/components/Icon/index.tsx', "import '../../../data/paths'"],
  ['src/components/Icon/index.tsx', "import 'docs-search/settings'"],
  ['plugins/postbuild/head.ts', "import 'node:fs'"],
])('%s accepts %s', async (file, code) => {
  expect(await problems(file, code)).toEqual([]);
});
