import type {Page, Request} from '@playwright/test';
import {expect, open, test} from '../support/test.ts';

/**
 * What a first view may cost on the wire (brotli), in bytes and in scripts. A
 * few percent above what it costs now: growth is a decision, made here.
 */
const EVERY_PAGE = {
  'main script': 103_500,
  runtime: 3_750,
  styles: 18_800,
};
const PAGES = {
  '/docs/commands': {
    sidebar: 2_200,
    'all scripts': 129_000,
    'number of scripts': 6,
    HTML: 8_050,
    'whole first view': 155_500,
  },
  '/': {'all scripts': 113_000, HTML: 7_200, 'whole first view': 139_000},
  '/blog/jackdaw-philosophy': {
    'all scripts': 133_000,
    'number of scripts': 5,
    HTML: 9_450,
    'whole first view': 162_000,
  },
  '/blog': {
    'all scripts': 140_500,
    'number of scripts': 7,
    HTML: 9_900,
    'whole first view': 171_500,
  },
  '/docs/api-developers/api': {
    'all scripts': 142_500,
    HTML: 18_200,
    'whole first view': 179_500,
  },
  '/search': {
    'all scripts': 115_500,
    HTML: 3_650,
    'whole first view': 138_000,
  },
};

/** By what it is. The sidebar's chunk is known by what it holds. */
async function partOf(request: Request): Promise<string | undefined> {
  const {pathname} = new URL(request.url());
  switch (request.resourceType()) {
    case 'document':
      return 'HTML';
    case 'stylesheet':
      return 'styles';
    case 'script': {
      if (pathname.includes('/main.')) {
        return 'main script';
      }
      if (pathname.includes('/runtime~main.')) {
        return 'runtime';
      }
      const text = await (await request.response())!.text();
      return text.includes('docsSidebars') ? 'sidebar' : undefined;
    }
    default:
      return undefined;
  }
}

async function weigh(page: Page, path: string): Promise<Map<string, number>> {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const parts = new Map<string, number>();
  const add = (part: string, bytes: number) =>
    parts.set(part, (parts.get(part) ?? 0) + bytes);
  for (const request of finished) {
    const type = request.resourceType();
    const {responseBodySize} = await request.sizes();
    // Fetched ahead, for the next page.
    const isView = ['document', 'stylesheet', 'script', 'image'].includes(type);
    if (isView) {
      add('whole first view', responseBodySize);
    }
    if (type === 'script') {
      add('all scripts', responseBodySize);
      add('number of scripts', 1);
    }
    const part = await partOf(request);
    if (part) {
      add(part, responseBodySize);
    }
  }
  return parts;
}

test.describe('a first view keeps its budget', () => {
  for (const [path, budgets] of Object.entries(PAGES)) {
    test(path, async ({page}) => {
      const parts = await weigh(page, path);
      console.log(`${path}: ${JSON.stringify(Object.fromEntries(parts))}`);
      const over = Object.entries({...EVERY_PAGE, ...budgets})
        .map(([part, budget]) => ({part, budget, is: parts.get(part)}))
        .filter(({budget, is}) => is === undefined || is > budget)
        .map(({part, budget, is}) => `${part}: ${is} of ${budget}`);
      expect(over).toEqual([]);
    });
  }
});

test('a page wakes up in more than one task', async ({page}) => {
  await page.addInitScript(() => {
    // All scripts of the page have been run once by then.
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.atOnce = String('docusaurus' in window);
    });
  });
  await open(page, '/docs/commands');
  await expect(page.locator('html')).toHaveAttribute('data-at-once', 'false');
  expect(await page.evaluate(() => 'docusaurus' in window)).toBe(true);
});
