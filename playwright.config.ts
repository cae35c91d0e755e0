import {defineConfig} from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 4170);
/** `SEARCH_PROVIDER=static` runs the search specs on a site built with it. */
const provider = process.env.SEARCH_PROVIDER;
const server = provider
  ? `tests/helpers/providerSite.ts ${provider}`
  : 'tests/helpers/serveBuild.ts';

/** One report per run, for tools/check.ts. */
const report = provider ? `e2e-${provider}` : 'e2e';

export default defineConfig({
  testDir: 'tests',
  testMatch: provider ? '**/e2e/search-*.spec.ts' : '**/{e2e,spec}/*.spec.ts',
  // Generous, since browsers keep both cores busy: on a shared machine, a page
  // once waited over ten seconds for a CPU.
  timeout: 120_000,
  expect: {timeout: 30_000},
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  outputDir: 'test-results/playwright',
  reporter: [['list'], ['json', {outputFile: `test-results/${report}.json`}]],
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
  webServer: {
    command: `node --disable-warning=MODULE_TYPELESS_PACKAGE_JSON ${server} ${port}`,
    url: `http://127.0.0.1:${port}/`,
    // Sites with other providers are built first.
    timeout: provider ? 600_000 : 60_000,
    gracefulShutdown: {signal: 'SIGTERM', timeout: 5_000},
    reuseExistingServer: false,
  },
});
