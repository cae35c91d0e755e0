/** The network-related states of section 4 of the specification. */
import fs from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {buildDir} from '../../helpers/built.ts';
import type {Path} from '../visitorPaths.ts';

const START = '/docs/getting-started/intro';
const NEXT = '/docs/commands';
const LINK = `.theme-doc-sidebar-menu a[href="${NEXT}"]`;

/** The chunk with a document's text. */
function chunkOf(slug: string): string {
  const folder = path.join(buildDir, 'assets/js');
  const file = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .find((name) =>
      fs
        .readFileSync(path.join(folder, name), 'utf8')
        .includes(`"slug":"${slug}"`),
    );
  return `/assets/js/${file!}`;
}

export default function networkPaths(path: Path) {
  path('a page that takes over 200 ms shows a progress bar', async (page) => {
    const {visit, site} = page;
    const chunk = chunkOf('/commands');
    const {promise, resolve} = Promise.withResolvers<unknown>();
    site.network.is((url) => (url === chunk ? promise : 'pass'));
    await page.open(START);
    await visit.evaluate(() => {
      const times = document.documentElement.dataset;
      addEventListener(
        'click',
        () => (times.click = `${performance.now()}`),
        true,
      );
      new MutationObserver(() => {
        if (document.querySelector('#nprogress')) {
          times.bar ??= `${performance.now()}`;
        }
      }).observe(document, {childList: true, subtree: true});
    });
    await visit.click(LINK);
    await page.shows('#nprogress .bar');
    const waited = await visit.evaluate(() => {
      const {click, bar} = document.documentElement.dataset;
      return Number(bar) - Number(click);
    });
    // Browsers round their clocks to a millisecond.
    expect(waited).toBeGreaterThanOrEqual(199);
    resolve(null);
    await page.isAt(NEXT, /commands/i);
    await page.hides('#nprogress');
  });

  path('a page whose code fails to load is reloaded', async (page) => {
    const {visit, site} = page;
    const chunk = chunkOf('/commands');
    let isBack = false;
    site.network.is((url) => {
      isBack ||= url === NEXT;
      return url === chunk && !isBack ? 'fail' : 'pass';
    });
    await page.open(START);
    await visit.evaluate(() => {
      document.documentElement.dataset.sameDocument = 'yes';
    });
    await visit.click(LINK);
    await page.isAt(NEXT, /commands/i);
    await page.hydrated();
    expect(isBack).toBe(true);
    expect(
      await visit.evaluate(
        () => document.documentElement.dataset.sameDocument ?? 'another',
      ),
    ).toBe('another');
  });

  path(
    'without the bundle, the text is shown in the default mode',
    async (page) => {
      const {visit, site} = page;
      site.network.is((url) =>
        url.startsWith('/assets/js/') ? 'fail' : 'pass',
      );
      await visit.goto(site.origin + START);
      await page.shows('.theme-doc-markdown p');
      await page.hasAttribute('html', 'data-theme', 'dark');
      await visit.click(
        '.theme-doc-markdown a[href="/docs/custom-instructions"]',
      );
      await page.isAt('/docs/custom-instructions', /instructions/i);
    },
  );
}
