/**
 * Transfer size budgets of a first view (brotli). Generous: they catch a library
 * in the wrong bundle or a dozen images, not a kilobyte. Figures and the
 * comparison with stock Docusaurus: handbook/performance.md.
 */
import type {Page, Request} from '@playwright/test';
import {expect, open, test} from '../helpers/test.ts';

const KB = 1000;
const STYLES = 20 * KB;

const PAGES: Record<string, {scripts: number; html: number; all: number}> = {
  '/': {scripts: 130 * KB, html: 10 * KB, all: 165 * KB},
  '/docs/commands': {scripts: 150 * KB, html: 12 * KB, all: 185 * KB},
  '/docs/api-developers/api': {
    scripts: 180 * KB,
    html: 35 * KB,
    all: 240 * KB,
  },
  '/blog': {scripts: 170 * KB, html: 15 * KB, all: 220 * KB},
  '/blog/jackdaw-philosophy': {
    scripts: 155 * KB,
    html: 12 * KB,
    all: 195 * KB,
  },
  '/search': {scripts: 135 * KB, html: 7 * KB, all: 165 * KB},
};

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

for (const [path, budget] of Object.entries(PAGES)) {
  test(`a first view of ${path} stays within its budget`, async ({page}) => {
    const bytes = await weigh(page, path);
    const of = (...types: string[]) =>
      types.reduce((sum, type) => sum + (bytes.get(type) ?? 0), 0);
    expect.soft(of('stylesheet'), 'styles').toBeLessThan(STYLES);
    expect.soft(of('script'), 'scripts').toBeLessThan(budget.scripts);
    expect.soft(of('document'), 'HTML').toBeLessThan(budget.html);
    expect
      .soft(of('document', 'stylesheet', 'script', 'image'), 'first view')
      .toBeLessThan(budget.all);
    expect(of('document'), 'something was measured').toBeGreaterThan(KB);
  });
}

test('a page hydrates in more than one task', async ({page}) => {
  await page.addInitScript(() => {
    // By then, every script of the page has run.
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.oneTask = String('docusaurus' in window);
    });
  });
  await open(page, '/docs/commands');
  await expect(page.locator('html')).toHaveAttribute('data-one-task', 'false');
  expect(await page.evaluate(() => 'docusaurus' in window)).toBe(true);
});
