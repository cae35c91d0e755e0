import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig, globalIgnores} from 'eslint/config';
import tseslint from 'typescript-eslint';
import type {Linter} from 'eslint';

type Restriction = {
  group?: string[];
  regex?: string;
  message: string;
  allowTypeImports?: boolean;
};

const NODE = {
  group: ['node:*'],
  message: 'This code ships to the browser.',
};
const BUILD_CODE = {
  group: ['**/plugins/**'],
  allowTypeImports: true,
  message: 'src/ ships to the browser; plugins/ runs in the build.',
};
const BROWSER_CODE = {
  group: ['**/src/components/**', '**/src/theme/**', '**/src/pages/**'],
  allowTypeImports: true,
  message: 'plugins/ runs in the build; src/ ships to the browser.',
};
const TESTS = {
  group: ['**/tests/**', '**/tools/**', 'docs-search/test/*'],
  message: 'Only tests and tools import these.',
};
const SEARCH_SOURCES = {
  group: ['**/packages/search/**'],
  message: "Import the search package by its name: 'docs-search/…'.",
};

/** Docusaurus, React and DocSearch don't document these paths. */
const PRIVATE = {
  regex:
    '^@docusaurus/[\\w-]+/(lib|src)/|^@docusaurus/theme-common/internal$|^(react|react-dom|@docsearch/react)/(cjs|dist|src)/',
  message: 'Overrides and ejected components only: src/theme/README.md.',
};

/** One rule per folder: what it may import depends on where its code runs. */
const boundary = (
  folder: string,
  ...patterns: Restriction[]
): Linter.Config => ({
  files: [`${folder}/**/*.{ts,tsx}`],
  ignores: ['**/*.test.*', '**/test/**'],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {patterns: [PRIVATE, ...patterns]},
    ],
  },
});

export default defineConfig([
  globalIgnores(['build', '.docusaurus', '.bench', 'test-results']),
  tseslint.configs.strict,
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXOpeningElement[name.name=/^(?:a|h[1-6])$/]',
          message:
            "Write Docusaurus's <Link> or <Heading>: they know the router, broken links and anchors.",
        },
      ],
    },
  },
  boundary('src', NODE, BUILD_CODE, TESTS, SEARCH_SOURCES),
  {
    // Ejected: they import what upstream's files import.
    files: ['src/theme/CodeBlock/Content/index.tsx'],
    rules: {'@typescript-eslint/no-restricted-imports': 'off'},
  },
  boundary('data', NODE, BUILD_CODE, BROWSER_CODE, TESTS),
  boundary('plugins', BROWSER_CODE, TESTS, SEARCH_SOURCES),
  // They also run at the edge: no Node APIs but in agents/node.ts.
  boundary('packages/search/src', BUILD_CODE, BROWSER_CODE, TESTS),
  boundary('agents', BUILD_CODE, BROWSER_CODE, TESTS, SEARCH_SOURCES),
  boundary('tests', SEARCH_SOURCES),
  boundary('tools', SEARCH_SOURCES),
  {
    files: ['examples/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    // Responses of a server under test are untyped.
    files: ['**/*.test.{ts,tsx}', 'packages/search/test/helpers/**'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
    },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        {varsIgnorePattern: '^_', argsIgnorePattern: '^_'},
      ],
      // Needed with noUncheckedIndexedAccess for values checked before.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
]);
