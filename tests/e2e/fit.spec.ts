/**
 * Nothing is cut off, overlaps or breaks inside a word, from the narrowest
 * phone to a desktop, whichever font and spacing of text (WCAG 1.4.12) a visitor
 * has. DejaVu Sans is the widest font that is common.
 */
import type {Page} from '@playwright/test';
import {allRoutes, at} from '../helpers/site.ts';
import {expect, test} from '../helpers/test.ts';

const WIDTHS = [320, 390, 820, 1280];
const FONT = 'DejaVu Sans';
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;
/** A longer identifier, such as a URL, doesn't fit on a phone and may wrap. */
const MAX_IDENTIFIER = 40;

/** Runs in the page. */
function findCuts({
  narrow,
  spaced,
  maxIdentifier,
}: {
  narrow: boolean;
  spaced: boolean;
  maxIdentifier: number;
}) {
  const cuts: string[] = [];
  const report = (what: string, element: Node) =>
    cuts.push(`${what}: ${(element.textContent ?? '').trim().slice(0, 60)}`);
  const each = (selector: string, check: (element: Element) => void) =>
    document.querySelectorAll(selector).forEach(check);
  const overflows = ({scrollWidth, clientWidth}: Element) =>
    clientWidth > 0 && scrollWidth > clientWidth + 1;

  const {documentElement: html} = document;
  if (html.scrollWidth > html.clientWidth) {
    report('sideways scroll', document.body.firstElementChild!);
  }

  // Scroll containers are for what nobody foresaw; our own pages need none.
  each('main *', (box) => {
    // Code may scroll, except in lists, and a table with spaced text.
    const mayScroll = spaced ? 'pre, :has(> table)' : 'pre:not(li pre)';
    if (
      getComputedStyle(box).overflowX !== 'visible' &&
      // Not for screen readers only.
      box.clientWidth > 1 &&
      overflows(box) &&
      !box.matches(mayScroll)
    ) {
      report(`cut off by ${box.className || box.tagName}`, box);
    }
  });
  each('.table-of-contents li', (box) => {
    if (overflows(box)) {
      report('table of contents', box);
    }
  });
  each('[data-screen] *', (part) => {
    const frame = part.closest('[data-screen]')!.getBoundingClientRect();
    if (
      overflows(part) ||
      part.getBoundingClientRect().right > frame.right + 1
    ) {
      report('mock-up', part);
    }
  });
  each('.diagram svg', (svg) => {
    const edge = svg.getBoundingClientRect();
    svg.querySelectorAll('[data-part="node"]').forEach((node) => {
      const shape = node.querySelector('rect, path, ellipse')!;
      const box = shape.getBoundingClientRect();
      node.querySelectorAll('text').forEach((text) => {
        const {left, right} = text.getBoundingClientRect();
        if (left < box.left - 1 || right > box.right + 1) {
          report('diagram', text);
        }
      });
    });
    svg.querySelectorAll('text').forEach((text) => {
      const {left, right} = text.getBoundingClientRect();
      if (left < edge.left - 1 || right > edge.right + 1) {
        report('edge of a diagram', text);
      }
    });
  });

  /** Whether a line of the text starts in the middle of a word. */
  const breaksWord = (text: Text) => {
    const range = document.createRange();
    let line: number | undefined;
    for (let at = 0; at < text.length; at += 1) {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      const box = range.getBoundingClientRect();
      if (box.width > 0) {
        if (
          line !== undefined &&
          box.top > line + 4 &&
          !/\s/.test(text.data.slice(at - 1, at + 1))
        ) {
          return true;
        }
        line = box.top;
      }
    }
    return false;
  };
  if (!narrow && !spaced) {
    each('main :not(pre) > code', (code) => {
      for (const text of code.childNodes) {
        if (
          text instanceof Text &&
          text.data.length <= maxIdentifier &&
          breaksWord(text)
        ) {
          report('inline code', code);
        }
      }
    });
  }
  return cuts;
}

const useFont = (page: Page, font: string) =>
  page.evaluate((name) => {
    document.documentElement.style.setProperty('--site-font', `'${name}'`);
  }, font);

// Faster, and the layout is the same.
test.use({javaScriptEnabled: false});

test('the font is installed', async ({page}) => {
  await page.goto(at('/'));
  const widths = new Set<number>();
  for (const font of [FONT, 'No Such Font']) {
    await useFont(page, font);
    widths.add(
      await page.locator('h1').evaluate((heading) => {
        heading.style.display = 'inline-block';
        heading.style.whiteSpace = 'nowrap';
        return heading.getBoundingClientRect().width;
      }),
    );
  }
  expect(widths.size).toBe(2);
});

test.describe('nothing is cut off or overlaps', () => {
  for (const route of allRoutes) {
    test(route, async ({page}) => {
      await page.goto(route);
      await useFont(page, FONT);
      for (const spacing of ['', SPACING]) {
        // Unlike a style element, allowed by the page's policy.
        await page.evaluate((css) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(css);
          document.adoptedStyleSheets = [sheet];
        }, spacing);
        for (const width of WIDTHS) {
          await page.setViewportSize({width, height: 900});
          const cuts = await page.evaluate(findCuts, {
            narrow: width < 360,
            spaced: spacing !== '',
            maxIdentifier: MAX_IDENTIFIER,
          });
          expect(cuts, `${width} px${spacing && ', spaced'}`).toEqual([]);
        }
      }
    });
  }
});
