/**
 * Each page is opened once, and checked for all that holds for every page:
 * nothing is logged, no foreign script runs, axe finds nothing, and nothing is cut off, overlaps or
 * breaks inside a word, on screens and on paper, whichever font and spacing of
 * text (WCAG 1.4.12) a visitor has. DejaVu Sans is the widest common font.
 */
import type {Page} from '@playwright/test';
import {expectAccessible} from '../helpers/axe.ts';
import {
  articleWidth,
  beyond,
  buttonsOverCode,
  findCuts,
} from '../helpers/pageChecks.ts';
import {pageTypes} from '../helpers/pages.ts';
import {allRoutes, at, docRoutes, postRoutes} from '../helpers/site.ts';
import {expect, open, test as base} from '../helpers/test.ts';

const HEIGHT = 900;
/** A4 without the browser's margins, in CSS pixels. */
const PAPER = 718;
/** The widest screen without a sidebar. */
const MOBILE = 996;
const FONT = 'DejaVu Sans';
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** One tab per worker for all of its pages: its cache halves the time. */
const test = base.extend<object, {tab: Page}>({
  tab: [
    async ({browser}, use) => {
      const page = await browser.newPage({
        // Text that is still fading in would have too little contrast.
        reducedMotion: 'reduce',
        // The buttons of code blocks are always visible.
        hasTouch: true,
      });
      await use(page);
      await page.close();
    },
    {scope: 'worker'},
  ],
  page: ({tab}, use) => use(tab),
});

const resize = (page: Page, width: number) =>
  page.setViewportSize({width, height: HEIGHT});

const useFont = (page: Page, font: string) =>
  page.evaluate((name) => {
    document.documentElement.style.setProperty('--site-font', `'${name}'`);
  }, font);

/** Unlike a style element, allowed by the page's policy. */
const useStyles = (page: Page, styles: string) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, styles);

async function checkColours(page: Page, route: string): Promise<void> {
  // The longest document has the parts of any other.
  const isType =
    Object.values(pageTypes).includes(route) &&
    route !== pageTypes['longest document'];
  for (const width of isType ? [1280, 390] : [1280]) {
    await resize(page, width);
    for (const mode of ['dark', 'light']) {
      await page.evaluate((theme) => {
        document.documentElement.dataset.theme = theme;
      }, mode);
      await expectAccessible(page, `${mode}, ${width} px`, {
        // Bars, menus and footer are those of the page of its kind.
        part: isType ? 'html' : 'main',
        colorsOnly: mode === 'light',
      });
    }
  }
}

async function checkPaper(page: Page): Promise<void> {
  await resize(page, PAPER);
  await page.emulateMedia({media: 'print'});
  expect(await page.evaluate(beyond, PAPER), 'printed').toEqual([]);
  await page.emulateMedia({media: 'screen'});
}

async function checkFit(page: Page): Promise<void> {
  await resize(page, MOBILE);
  const {offset, wider} = await page.evaluate(articleWidth);
  expect(offset, 'an article is in the middle').toBeLessThan(2);
  expect(wider, 'parts wider than their article').toEqual([]);
  for (const [spacing, widths] of [
    ['', [320, 390, 820, 1280]],
    [SPACING, [320, 820]],
  ] as const) {
    await useStyles(page, spacing);
    for (const width of widths) {
      await resize(page, width);
      const spaced = spacing !== '';
      const where = `${width} px${spaced ? ', spaced' : ''}`;
      const cuts = await page.evaluate(findCuts, {narrow: width < 360, spaced});
      expect(cuts, where).toEqual([]);
      if (!spaced) {
        const covered = await page.evaluate(buttonsOverCode);
        expect(covered, `buttons over code, ${where}`).toEqual([]);
      }
    }
  }
}

async function checkPolicy(page: Page, problems: string[]): Promise<void> {
  const before = problems.length;
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.foreign = true';
    document.head.append(script);
  });
  expect(await page.evaluate(() => 'foreign' in window), 'it ran').toBe(false);
  await expect.poll(() => problems.length).toBe(before + 1);
  expect(problems.pop()).toContain('violates the following Content Security');
}

test.describe('every page logs nothing, is accessible, and fits', () => {
  for (const route of allRoutes) {
    test(route, async ({page, baseURL, problems}) => {
      // The longest takes minutes on a busy machine.
      test.slow();
      await page.setViewportSize({width: 1280, height: HEIGHT});
      await open(page, `${baseURL}${route}?docusaurus-theme=dark`);
      await checkColours(page, route);
      if ([...docRoutes, ...postRoutes].includes(route)) {
        await checkPaper(page);
      }
      await useFont(page, FONT);
      await checkFit(page);
      await checkPolicy(page, problems);
    });
  }
});

base('the widest font is installed', async ({page}) => {
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
