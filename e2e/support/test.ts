/** The one `test` of the browser suite: a page that logs a problem fails. */
import {test as base, expect} from '@playwright/test';
import type {Page} from '@playwright/test';

type Fixtures = {
  /** What a test provokes on purpose; anything else logged fails it. */
  expectedProblems: RegExp | null;
  problems: string[];
};

function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      problems.push(`${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  return problems;
}

export const test = base.extend<Fixtures>({
  expectedProblems: [null, {option: true}],
  problems: [
    async ({page, expectedProblems}, use) => {
      const problems = collectProblems(page);
      await use(problems);
      const unexpected = problems.filter(
        (text) => !expectedProblems?.test(text),
      );
      expect(unexpected, 'errors and warnings logged by the page').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};

/** Opens a page and waits until React has taken it over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute(
    'data-has-hydrated',
    'true',
  );
}
