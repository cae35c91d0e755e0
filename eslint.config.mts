import docusaurus from '@docusaurus/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig, globalIgnores} from 'eslint/config';
import tseslint from 'typescript-eslint';
import type {ESLint} from 'eslint';

export default defineConfig([
  globalIgnores(['build', '.docusaurus', '.bench', 'test-results']),
  tseslint.configs.strict,
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*', 'src/testing/**'],
    extends: [reactHooks.configs.flat.recommended],
    // Its type still describes the configuration format of ESLint 8.
    plugins: {'@docusaurus': docusaurus as unknown as ESLint.Plugin},
    rules: {
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/no-untranslated-text': [
        'error',
        {ignoredStrings: ['/', ':', '·', '→']},
      ],
      '@docusaurus/prefer-docusaurus-heading': 'error',
      '@docusaurus/string-literal-i18n-messages': 'error',
    },
  },
  {
    files: ['examples/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    // Replies of a server under test are looked at, not typed.
    files: ['**/*.test.{ts,tsx}', 'search/test-support/**'],
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
      // `value!` after noUncheckedIndexedAccess says: checked above.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
]);
