import type {Page} from '@playwright/test';

export const CHUNKS = '**/assets/js/*.js';

/** Holds such requests back from now on until the returned function is called. */
export async function hold(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    // To the next handler, if there is one: Algolia is a fake.
    await route.fallback();
  });
  return release;
}
