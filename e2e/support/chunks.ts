import type {Page} from '@playwright/test';

export const CHUNKS = '**/assets/js/*.js';

/** Holds back every chunk from now on until the returned function is called. */
export async function holdChunks(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(CHUNKS, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
