import path from 'node:path';
import {defineConfig} from 'vitest/config';

const mocks = path.resolve(import.meta.dirname, 'tests/helpers/docusaurus');
const script = process.env.npm_lifecycle_event ?? 'vitest';

export default defineConfig({
  test: {
    // On two cores the default is one.
    maxWorkers: 2,
    // One report per npm script, for tools/check.ts.
    reporters: [
      'default',
      ['json', {outputFile: `test-results/${script.replace(':', '-')}.json`}],
    ],
    projects: [
      {
        resolve: {
          alias: {
            // Only Docusaurus's bundler resolves these; the mocks have just
            // what a component needs to render.
            '@docusaurus/Link': `${mocks}/Link.tsx`,
            '@docusaurus/useBrokenLinks': `${mocks}/useBrokenLinks.ts`,
            '@docusaurus/useDocusaurusContext': `${mocks}/useDocusaurusContext.ts`,
            '@theme/Heading': `${mocks}/Heading.tsx`,
            '@theme/CodeBlock': `${mocks}/CodeBlock.tsx`,
            '@theme/MDXComponents/Img': `${mocks}/Img.tsx`,
            '@theme-original/MDXComponents': `${mocks}/MDXComponents.ts`,
            // The browser build, as the site bundles it: Node's has other
            // timeouts and doesn't remember which host failed.
            'algoliasearch/lite': path.resolve(
              import.meta.dirname,
              'node_modules/algoliasearch/dist/lite/builds/browser.js',
            ),
          },
        },
        test: {
          name: 'unit',
          // Modules are loaded once, not once per file: a third of the time.
          isolate: false,
          // Shiki and Graphviz take seconds to load on a busy machine.
          testTimeout: 20_000,
          include: [
            '{src,plugins,data,deploy,tools}/**/*.test.{ts,tsx}',
            'tests/repository/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'search',
          isolate: false,
          root: 'packages/search',
          testTimeout: 20_000,
          include: ['src/**/*.test.ts'],
        },
      },
      {
        // What the build wrote; needs `npm run build`.
        test: {
          name: 'build',
          // The pages are parsed once, not once per file.
          isolate: false,
          include: ['tests/{build,spec}/**/*.test.ts'],
          // All relevance questions, on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        // The build on real hosts: nginx, Cloudflare's runtime, Node.
        test: {
          name: 'hosts',
          include: ['tests/hosts/**/*.test.ts'],
          // wrangler has to start.
          hookTimeout: 60_000,
          testTimeout: 60_000,
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
        // The example projects, run against a mock of the API.
        test: {
          name: 'examples',
          include: ['tests/examples/**/*.test.ts'],
          // Node or a browser has to start.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      // The rest is `npm run check:slow`.
      {
        // Copies of the site, each changed in one place and built.
        test: {
          name: 'fixtures',
          include: ['tests/fixtures/**/*.test.ts'],
          globalSetup: ['tests/fixtures/sharedBuildDir.ts'],
          // The browser tests of a whole site are among them.
          testTimeout: 3_600_000,
          hookTimeout: 180_000,
          // A build uses both cores, and all share one folder.
          fileParallelism: false,
        },
      },
      {
        // A server as in deploy/, under load and with faults; needs a build.
        test: {
          name: 'deployment',
          include: ['tests/deployment/**/*.test.ts'],
          // A minute on an idle machine.
          testTimeout: 900_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
      {
        // Visitors' paths in Chromium, Firefox and WebKit; needs a build.
        test: {
          name: 'browsers',
          include: ['tests/browsers/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          expect: {poll: {timeout: 30_000}},
        },
      },
    ],
  },
});
