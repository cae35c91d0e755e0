/**
 * A page is complete once it has loaded: full-page screenshots, page archivers
 * and printing must not need a scroll or a key press first.
 */
import type {Locator, Page} from '@playwright/test';
import {pageTypes} from '../helpers/routes.ts';
import {expect, open, test} from '../helpers/test.ts';

type Box = {x: number; y: number; width: number; height: number};

/** The number of colours in each box of a screenshot; a blank area has one. */
async function coloursIn(
  page: Page,
  screenshot: Buffer,
  boxes: Box[],
): Promise<number[]> {
  // In a blank page, as the site's CSP doesn't allow data URLs.
  const viewer = await page.context().newPage();
  try {
    return await viewer.evaluate(
      async ([png, areas]) => {
        const image = new Image();
        image.src = png;
        await image.decode();
        return areas.map(({x, y, width, height}) => {
          const canvas = new OffscreenCanvas(width, height);
          const context = canvas.getContext('2d')!;
          context.drawImage(image, -x, -y);
          const {data} = context.getImageData(0, 0, width, height);
          return new Set(new Uint32Array(data.buffer)).size;
        });
      },
      [
        `data:image/png;base64,${screenshot.toString('base64')}`,
        boxes,
      ] as const,
    );
  } finally {
    await viewer.close();
  }
}

async function pageBox(locator: Locator): Promise<Box> {
  const box = (await locator.boundingBox())!;
  return {
    x: Math.max(0, Math.round(box.x)),
    y: Math.round(box.y),
    width: Math.max(1, Math.round(box.width)),
    height: Math.max(1, Math.round(box.height)),
  };
}

for (const [name, route] of Object.entries(pageTypes)) {
  for (const width of [390, 1280]) {
    test(`a full-page screenshot shows all of a page: ${name}, ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 800});
      await open(page, route);
      const screenshot = await page.screenshot({fullPage: true});
      const lastHeading = page
        .getByRole('main')
        .getByRole('heading')
        .filter({visible: true})
        .last();
      const copyright = page.locator('.footer__copyright');
      const boxes = [await pageBox(lastHeading), await pageBox(copyright)];
      const [inHeading, inFooter] = await coloursIn(page, screenshot, boxes);
      expect(inHeading, 'colours in the last heading').toBeGreaterThan(2);
      expect(inFooter, 'colours in the footer').toBeGreaterThan(2);
    });
  }
}
