import type {Page} from '@playwright/test';

export const CHUNKS = '**/assets/js/*.js';

/** Delays matching requests until the returned function is called. */
export async function hold(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    // Falls back to other handlers, such as the fake Algolia.
    await route.fallback();
  });
  return release;
}
