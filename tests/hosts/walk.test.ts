/** A visitor's walk on hosts that the browser tests don't use. */
import {chromium} from '@playwright/test';
import type {Browser} from '@playwright/test';
import {afterAll, beforeAll, expect, test} from 'vitest';
import playwrightConfig from '../../playwright.config.ts';
import {
  fetchFiles,
  openAll,
  openMissing,
  searchAndFollow,
  startWalk,
} from '../helpers/hostWalk.ts';
import {startPreview, startWorkerd} from '../helpers/hosts.ts';
import {pageTypes} from '../helpers/pages.ts';
import {base} from '../helpers/site.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(playwrightConfig.use!.launchOptions);
});
afterAll(() => browser.close());

test.each([
  // It serves no site under a path.
  ...(base ? [] : [['Cloudflare', startWorkerd] as const]),
  ['a plain file server', startPreview] as const,
])(
  '%s: every kind of page, search, a 404, feeds and Markdown',
  async (_, start) => {
    const host = await start();
    const walk = await startWalk(browser);
    await openAll(walk, host.origin, Object.values(pageTypes));
    expect(await searchAndFollow(walk, host.origin)).toContain('/docs/');
    await openMissing(walk, host.origin);
    await fetchFiles(host.origin);
    expect(walk.problems).toEqual([]);
    await host.stop();
  },
);
