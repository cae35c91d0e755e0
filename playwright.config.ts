import {defineConfig} from '@playwright/test';
import {basePath} from './plugins/settings/sitePath.ts';
import settings from './site.settings.ts';
import type {Options} from './tests/helpers/test.ts';

const port = Number(process.env.E2E_PORT ?? 4170);
const ownAlgolia = settings.search.algolia !== null;

const serve = (program: string, at: number, timeout: number) => ({
  command: `node --disable-warning=MODULE_TYPELESS_PACKAGE_JSON tests/helpers/${program} ${at}`,
  url: `http://127.0.0.1:${at}${basePath(settings)}/`,
  timeout,
  gracefulShutdown: {signal: 'SIGTERM' as const, timeout: 5_000},
  reuseExistingServer: false,
});

export default defineConfig<Options>({
  testDir: 'tests',
  testMatch: '**/{e2e,spec}/*.spec.ts',
  // Generous, since browsers keep both cores busy: on a shared machine, a page
  // once waited over ten seconds for a CPU.
  timeout: 120_000,
  expect: {timeout: 30_000},
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  outputDir: 'test-results/playwright',
  // tools/check.ts reads the second one.
  reporter: [['list'], ['json', {outputFile: 'test-results/e2e.json'}]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // The default visitor; tests override it if needed.
    colorScheme: 'light',
    launchOptions: {
      // The headless shell saves a sixth of the time; tests/browsers uses full
      // Chromium.
      executablePath:
        process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {name: 'site', use: {algolia: ownAlgolia}},
    // Search again, on a site with Algolia's keys.
    ...(ownAlgolia
      ? []
      : [
          {
            name: 'algolia',
            testMatch: '**/e2e/search-*.spec.ts',
            use: {algolia: true, baseURL: `http://127.0.0.1:${port + 1}`},
          },
        ]),
  ],
  webServer: [
    serve('serveBuild.ts', port, 60_000),
    // It is built first, but not for `--project site`.
    ...(ownAlgolia || process.argv.includes('site')
      ? []
      : [serve('algoliaSite.ts', port + 1, 600_000)]),
  ],
});
