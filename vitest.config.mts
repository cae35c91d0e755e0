import path from 'node:path';
import {defineConfig} from 'vitest/config';

const mocks = path.resolve(import.meta.dirname, 'tests/helpers/docusaurus');

export default defineConfig({
  test: {
    // Of two cores it would take one.
    maxWorkers: 2,
    projects: [
      {
        resolve: {
          alias: {
            // Docusaurus resolves these in its own bundler only; the
            // stand-ins hold just what a component needs to render.
            '@docusaurus/Link': `${mocks}/Link.tsx`,
            '@docusaurus/Translate': `${mocks}/Translate.tsx`,
            '@docusaurus/useBrokenLinks': `${mocks}/useBrokenLinks.ts`,
            '@docusaurus/useDocusaurusContext': `${mocks}/useDocusaurusContext.ts`,
            '@theme/CodeBlock': `${mocks}/CodeBlock.tsx`,
            '@theme/MDXComponents/Img': `${mocks}/Img.tsx`,
            '@theme-original/MDXComponents': `${mocks}/MDXComponents.ts`,
            // As the site bundles it: Node's build has other time-outs and
            // does not remember which host failed.
            'algoliasearch/lite': path.resolve(
              import.meta.dirname,
              'node_modules/algoliasearch/dist/lite/builds/browser.js',
            ),
          },
        },
        test: {
          name: 'unit',
          include: [
            '{src,plugins,data,deploy,tools}/**/*.test.{ts,tsx}',
            'tests/{repository,writing}/**/*.test.ts',
            'tests/*.test.ts',
          ],
        },
      },
      {
        // What the build wrote; needs `npm run build` first.
        test: {name: 'build', include: ['tests/build/**/*.test.ts']},
      },
      {
        // The commands of the README, run; needs `npm run build` first.
        test: {
          name: 'commands',
          include: ['tests/commands/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
      {
        // A machine as in deploy/, under load and with faults; needs
        // `npm run build` first.
        test: {
          name: 'delivery',
          include: ['tests/deployment/**/*.test.ts'],
          // A minute on an idle machine.
          testTimeout: 900_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
      {
        // The code blocks of docs and posts, run or validated.
        test: {
          name: 'samples',
          include: ['tests/samples/**/*.test.ts'],
          // They write samples into one folder.
          fileParallelism: false,
          // A shell, Node or Python has to start.
          testTimeout: 30_000,
        },
      },
      {
        // The example projects, run against the mock of the API.
        test: {
          name: 'examples',
          include: ['tests/examples/**/*.test.ts'],
          // Node or a browser has to start.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        // The visitor's paths in three browsers; needs `npm run build` first.
        test: {
          name: 'browsers',
          include: ['tests/browsers/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          // Two cores, each busy with a browser: slow is not yet broken.
          maxWorkers: 2,
          expect: {poll: {timeout: 30_000}},
        },
      },
      {
        // Copies of the site, changed and built anew: minutes, not seconds.
        test: {
          name: 'fixtures',
          include: ['tests/fixtures/**/*.test.ts'],
          globalSetup: ['tests/fixtures/sharedBuildDir.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // A build uses both cores by itself, and all have one workshop.
          fileParallelism: false,
        },
      },
    ],
  },
});
