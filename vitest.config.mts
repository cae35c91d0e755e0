import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        resolve: {
          alias: {
            // As the site bundles it: Node's build has other time-outs and
            // does not remember which host failed.
            'algoliasearch/lite': fileURLToPath(
              new URL(
                'node_modules/algoliasearch/dist/lite/builds/browser.js',
                import.meta.url,
              ),
            ),
          },
        },
        test: {
          name: 'unit',
          include: ['{src,scripts,e2e}/**/*.test.ts'],
          exclude: ['e2e/{build,fixtures}/**'],
        },
      },
      {
        // What the build wrote; needs `npm run build` first.
        test: {name: 'build', include: ['e2e/build/**/*.test.ts']},
      },
      {
        // Copies of the site, changed and built anew: minutes, not seconds.
        test: {
          name: 'fixtures',
          include: ['e2e/fixtures/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // A build uses both cores by itself.
          fileParallelism: false,
        },
      },
    ],
  },
});
