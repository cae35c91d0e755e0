/**
 * Transfer size of a first view (brotli). Generous: it catches a library in the
 * wrong bundle or a dozen images, not a kilobyte of text. Figures and the
 * comparison with stock Docusaurus: handbook/performance.md.
 */
import type {Page, Request} from '@playwright/test';
import {pageTypes, START} from '../helpers/pages.ts';
import {expect, open, test} from '../helpers/test.ts';

const KB = 1000;
/** Beyond its own text, which is as long as its author wants. */
const BUDGET = {script: 160 * KB, stylesheet: 20 * KB, image: 20 * KB};

/** Transferred bytes by resource type, without prefetched chunks. */
async function weigh(page: Page, path: string): Promise<Map<string, number>> {
  const finished: Request[] = [];
  const add = (request: Request) => void finished.push(request);
  page.on('requestfinished', add);
  await open(page, path);
  await page.waitForLoadState('networkidle');
  page.off('requestfinished', add);
  const bytes = new Map<string, number>();
  for (const request of finished) {
    const type = request.resourceType();
    const {responseBodySize} = await request.sizes();
    bytes.set(type, (bytes.get(type) ?? 0) + responseBodySize);
  }
  return bytes;
}

for (const [name, path] of Object.entries(pageTypes)) {
  test(`a first view stays within its budget: ${name}`, async ({page}) => {
    const bytes = await weigh(page, path);
    const own = bytes.get('document')!;
    for (const [type, budget] of Object.entries(BUDGET)) {
      // A page's text is in its HTML and again in its script.
      expect
        .soft(bytes.get(type) ?? 0, type)
        .toBeLessThan(budget + (type === 'script' ? own : 0));
    }
  });
}

test('a page hydrates in more than one task', async ({page}) => {
  await page.addInitScript(() => {
    // By then, every script of the page has run.
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.oneTask = String('docusaurus' in window);
    });
  });
  await open(page, START);
  await expect(page.locator('html')).toHaveAttribute('data-one-task', 'false');
  expect(await page.evaluate(() => 'docusaurus' in window)).toBe(true);
});
