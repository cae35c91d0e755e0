/** What most visitors do, in Firefox and WebKit; Chromium has tests/e2e/. */
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  test,
} from 'vitest';
import {docWith, NEXT, pageTypes, START} from '../helpers/pages.ts';
import {startSite} from '../helpers/hosts.ts';
import type {Host} from '../helpers/processes.ts';
import {HEADING, NO_HITS} from '../helpers/searchTerms.ts';
import {modelOf} from '../helpers/site.ts';
import {firefox} from './firefox.ts';
import type {Driver, Visit} from './firefox.ts';
import {webkit} from './webkit.ts';

const MODAL = '.DocSearch-Modal';
const INPUT = `${MODAL} input`;
const TABS = docWith(/role="tablist"/);

let site: Host;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

describe.each([
  ['Firefox', firefox],
  ['WebKit', webkit],
] as const)('%s', (name, start) => {
  let driver: Driver;
  let visit: Visit;

  beforeAll(async () => {
    driver = await start();
  });
  afterAll(() => driver.close());
  beforeEach(async () => {
    visit = await driver.visit();
  });
  afterEach(() => visit.close());

  /** Waits until a function of the page returns true. */
  const until = <Args extends unknown[]>(
    run: (...args: Args) => boolean,
    ...args: Args
  ) =>
    expect
      .poll(() => visit.evaluate(run, ...args), {message: String(run)})
      .toBe(true);

  const open = async (path: string) => {
    await visit.goto(site.origin + path);
    await until(() => document.documentElement.dataset.hasHydrated === 'true');
  };
  const isAt = async (path: string) => {
    await until((at) => location.pathname === at, path);
    const {title} = modelOf(path);
    await until(
      (text) => document.querySelector('h1')!.textContent!.trim() === text,
      title,
    );
  };
  const shows = (selector: string, text = '') =>
    until(
      (css, part) => {
        const element = document.querySelector(css);
        const {left, right} = element?.getBoundingClientRect() ?? {};
        return (
          element?.checkVisibility({visibilityProperty: true}) === true &&
          right! > 0 &&
          left! < innerWidth &&
          element.textContent!.includes(part)
        );
      },
      selector,
      text,
    );
  const hides = (selector: string) =>
    until((css) => {
      const element = document.querySelector(css);
      return (
        !element?.checkVisibility({visibilityProperty: true}) ||
        element.getBoundingClientRect().right <= 0
      );
    }, selector);
  const focuses = (selector: string) =>
    until((css) => document.activeElement!.matches(css), selector);

  test('a document fits and leads to the next one and back', async () => {
    await open(START);
    await shows('.theme-doc-markdown p');
    await until(() => document.documentElement.scrollWidth <= innerWidth);
    await visit.evaluate(() => {
      document.documentElement.dataset.sameDocument = 'yes';
    });
    await visit.click(`.theme-doc-sidebar-menu a[href="${NEXT}"]`);
    await isAt(NEXT);
    await visit.back();
    await isAt(START);
    await until(() => document.documentElement.dataset.sameDocument === 'yes');
  });

  // WebKit's console can't be read.
  test.skipIf(name === 'WebKit')('no policy is violated', async () => {
    for (const route of Object.values(pageTypes)) {
      await open(route);
    }
    expect(driver.problems).toEqual([]);
  });

  test('each colour mode survives a reload', async () => {
    await open(START);
    for (const choice of ['system', 'light', 'dark']) {
      await visit.click(
        'button[aria-label^="Switch between dark and light mode"]',
      );
      await until(
        (value) => document.documentElement.dataset.themeChoice === value,
        choice,
      );
      await open(START);
      await until(
        (value) => document.documentElement.dataset.themeChoice === value,
        choice,
      );
    }
  });

  test('the mobile menu opens, navigates and closes', async () => {
    await visit.resize(390, 800);
    await open(START);
    await visit.click('.navbar__toggle');
    await shows('.navbar-sidebar .theme-doc-sidebar-menu');
    await visit.click(`.navbar-sidebar a[href="${NEXT}"]`);
    await isAt(NEXT);
    await hides('.navbar-sidebar');
  });

  test.skipIf(!pageTypes.post)(
    'the list of posts leads to a post',
    async () => {
      await open('/blog');
      await visit.click('main h2 a[href^="/blog/"]');
      await shows('article time');
      await shows('h1');
    },
  );

  test('an unknown URL shows the not-found page', async () => {
    await open(`${START}x`);
    await shows('h1', 'Page not found');
  });

  test('search: a shortcut, a query, Enter opens the hit', async () => {
    await open(START);
    await visit.type('/');
    await focuses(INPUT);
    await visit.press('Escape');
    await hides(MODAL);
    await visit.press('k', 'Control');
    await focuses(INPUT);
    await visit.type(HEADING.text);
    await until(
      (href) =>
        document
          .querySelector('.DocSearch-Hit[aria-selected="true"] a')
          ?.getAttribute('href')
          ?.startsWith(href) === true,
      HEADING.route,
    );
    await visit.press('Enter');
    await hides(MODAL);
    await isAt(HEADING.route);
  });

  test('search: no results', async () => {
    await open(START);
    await visit.click('nav[aria-label="Main"] button[aria-keyshortcuts]');
    await focuses(INPUT);
    await visit.type(NO_HITS);
    await shows('.DocSearch-NoResults', 'No results for');
  });

  test('the search page shows hits', async () => {
    await open(`/search?q=${encodeURIComponent(HEADING.text)}`);
    await shows('main article a');
  });

  test.skipIf(!TABS)('tabs change what is shown', async () => {
    await open(TABS);
    const visible = () =>
      visit.evaluate(() =>
        [
          ...document
            .querySelector('.tabs-container')!
            .querySelectorAll('[role="tabpanel"]'),
        ].findIndex((panel) => panel.checkVisibility()),
      );
    expect(await visible()).toBe(0);
    await visit.click('[role="tab"]:nth-child(2)');
    await expect.poll(visible).toBe(1);
  });

  test('the page menu copies the page as Markdown', async () => {
    await open(START);
    await visit.click('[data-page-menu] > button');
    await focuses('[role="menuitem"]');
    await visit.press('Enter');
    await shows('[data-page-menu] [role="status"]', 'Copied');
  });
});
