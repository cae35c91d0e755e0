/** Faces are looked for while the styles are on their way (src/boot/faces.ts). */
import type {Page} from '@playwright/test';
import {pageTypes} from '../support/routes.ts';
import {expect, open, test} from '../support/test.ts';

declare global {
  interface Window {
    preparedFaces?: string[];
  }
}

test.use({viewport: {width: 390, height: 800}, deviceScaleFactor: 1.75});

/** Notes each face that a canvas has measured text in. */
function notePrepared(): void {
  const faces: string[] = [];
  window.preparedFaces = faces;
  const canvas = CanvasRenderingContext2D.prototype;
  const measure = canvas.measureText;
  canvas.measureText = function (text) {
    faces.push(this.font);
    return measure.call(this, text);
  };
}

/** Faces of the text in view, as a canvas calls them. */
function facesInView(): string[] {
  const pen = document.createElement('canvas').getContext('2d')!;
  const faceOf = (element: Element) => {
    const {fontWeight, fontSize, fontFamily} = getComputedStyle(element);
    const size = parseFloat(fontSize) * devicePixelRatio;
    pen.font = `${fontWeight} ${size}px ${fontFamily}`;
    return pen.font;
  };
  const isInView = (text: Node) => {
    const range = document.createRange();
    range.selectNode(text);
    const {left, right, top, bottom} = range.getBoundingClientRect();
    // A closed menu lies beside the screen.
    return left < right && right > 0 && top < innerHeight && bottom > 0;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const faces = new Set<string>();
  while (texts.nextNode()) {
    const {parentElement: element, textContent} = texts.currentNode;
    if (
      textContent!.trim() &&
      element!.checkVisibility() &&
      isInView(texts.currentNode)
    ) {
      faces.add(faceOf(element!));
    }
  }
  return [...faces];
}

async function facesOf(page: Page, route: string) {
  await page.addInitScript(notePrepared);
  await open(page, route);
  return {
    prepared: await page.evaluate(() => window.preparedFaces!),
    inView: await page.evaluate(facesInView),
  };
}

const text = {
  'document with code': '/docs/commands',
  document: pageTypes.document,
  'blog list': pageTypes['blog list'],
  post: pageTypes.post,
};

for (const [name, route] of Object.entries(text)) {
  test(`those in view are ready before a ${name} is laid out`, async ({
    page,
  }) => {
    const {prepared, inView} = await facesOf(page, route);
    expect(inView.length).toBeGreaterThan(4);
    expect(prepared).toEqual(expect.arrayContaining(inView));
  });
}

test('none is made ready in vain', async ({page}) => {
  const all = new Set<string>();
  for (const route of Object.values(text)) {
    const {inView} = await facesOf(page, route);
    inView.forEach((face) => all.add(face));
  }
  const {prepared} = await facesOf(page, text.document);
  expect(prepared.filter((face) => !all.has(face))).toEqual([]);
});
