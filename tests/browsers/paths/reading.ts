/** Reading, navigation, colour mode and mobile menu. */
import {expect} from 'vitest';
import type {Page} from '../Page.ts';
import type {Path} from '../visitorPaths.ts';

const INTRO = '/docs/getting-started/intro';
const INVITE = '/docs/getting-started/invite-bot';
/** The first entry of the mobile menu, which starts with the docs sidebar. */
const CATEGORY = '.navbar-sidebar a[href="/docs/category/getting-started"]';
const TOGGLE = 'button[aria-label^="Switch between dark and light mode"]';

async function hasMode(page: Page, choice: string) {
  await page.hasAttribute('html', 'data-theme-choice', choice);
}

export default function readingPaths(path: Path) {
  path(
    'a document has text, table of contents and pagination',
    async (page) => {
      await page.open(INTRO);
      await page.shows('h1');
      await page.shows('.theme-doc-markdown p');
      await page.shows('.theme-doc-toc-desktop a');
      await page.shows('.theme-doc-sidebar-menu a[aria-current="page"]');
      const overflow = await page.visit.evaluate(
        () =>
          document.documentElement.scrollWidth -
          document.documentElement.clientWidth,
      );
      expect(overflow, 'sideways scroll').toBe(0);
    },
  );

  path(
    'sidebar, next, previous, a link in the text, back and forward',
    async (page) => {
      const {visit} = page;
      await page.open(INTRO);
      await visit.evaluate(() => {
        document.documentElement.dataset.sameDocument = 'yes';
      });
      await visit.click('.theme-doc-sidebar-menu a[href="/docs/commands"]');
      await page.isAt('/docs/commands', /commands/i);
      await visit.back();
      await page.isAt(INTRO, /./);
      await visit.click('.pagination-nav__link--next');
      await page.isAt(INVITE, /invite/i);
      await visit.click('.pagination-nav__link--prev');
      await page.isAt(INTRO, /./);
      await visit.click(
        `.theme-doc-markdown a[href="/docs/custom-instructions"]`,
      );
      await page.isAt('/docs/custom-instructions', /instructions/i);
      await visit.back();
      await page.isAt(INTRO, /./);
      await visit.forward();
      await page.isAt('/docs/custom-instructions', /instructions/i);
      // All navigations were client-side.
      await page.hasAttribute('html', 'data-same-document', 'yes');
    },
  );

  path('the list of posts links to a post', async (page) => {
    await page.open('/blog');
    const url = await page.visit.evaluate(() =>
      document.querySelector('article h2 a')!.getAttribute('href'),
    );
    await page.visit.click('article h2 a');
    await page.isAt(url!, /./);
    await page.shows('article time');
  });

  path(
    'the colour mode has three states, and each survives a reload',
    async (page) => {
      const {visit} = page;
      await page.open(INTRO);
      await hasMode(page, 'dark');
      const background = () =>
        visit.evaluate(
          () => getComputedStyle(document.documentElement).backgroundColor,
        );
      const dark = await background();
      for (const choice of ['system', 'light', 'dark']) {
        await visit.click(TOGGLE);
        await hasMode(page, choice);
        await visit.reload();
        await page.hydrated();
        await hasMode(page, choice);
        if (choice === 'light') {
          expect(await background()).not.toBe(dark);
        }
      }
      expect(await background()).toBe(dark);
    },
  );

  path('the mobile menu opens, navigates and closes', async (page) => {
    const {visit} = page;
    await visit.resize(390, 800);
    await page.open(INTRO);
    expect(await visit.evaluate(() => innerWidth)).toBe(390);
    await page.hides('.theme-doc-sidebar-menu');
    await visit.click('.navbar__toggle');
    await page.shows(CATEGORY);
    await visit.click('.navbar-sidebar__close');
    await page.hides('.navbar-sidebar');
    await page.hides('.navbar-sidebar__backdrop');
    await visit.click('.navbar__toggle');
    await page.shows(CATEGORY);
    await visit.click('.navbar-sidebar a[href="/docs/commands"]');
    await page.isAt('/docs/commands', /commands/i);
    await page.hides('.navbar-sidebar');
  });

  path('an unknown URL shows the not-found page with links', async (page) => {
    await page.open('/docs/telegam');
    await page.hasText('h1', 'Page not found');
    await page.visit.click('main li a[href="/docs/integrations/telegram"]');
    await page.isAt('/docs/integrations/telegram', /telegram/i);
  });
}
