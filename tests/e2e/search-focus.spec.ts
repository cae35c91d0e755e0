/** Every way to open and close search, and where the focus goes. */
import type {Locator, Page} from '@playwright/test';
import {docWith, NEXT, START} from '../helpers/pages.ts';
import {CHUNKS, hold} from '../helpers/requests.ts';
import {COMMON, HEADING, OTHER} from '../helpers/searchTerms.ts';
import {onDocs, SearchModal} from '../helpers/SearchModal.ts';
import {at, modelOf} from '../helpers/site.ts';
import {expect, open, test, withoutPrefetch} from '../helpers/test.ts';

type Opener = {
  route: string;
  /** Where the focus is before search opens. */
  from?: (page: Page) => Locator;
  /** The shortcut; without one, the button is clicked. */
  key?: string;
};

const link = (page: Page) =>
  page.locator(`.theme-doc-markdown a[href^="${at('/docs')}"]`).first();

const openers: Record<string, Opener> = {
  'the button': {route: START},
  'the slash key': {route: at('/'), key: '/'},
  'Ctrl+K on a link': {route: START, from: link, key: 'Control+k'},
  'Cmd+K in a field': {
    route: at('/search'),
    from: (page) => page.getByRole('main').getByRole('searchbox'),
    key: 'Meta+k',
  },
};

/** Selects a hit by keyboard, once the hits are shown. */
async function selectHit(modal: SearchModal, href: RegExp): Promise<string> {
  const selected = modal.root.locator('[aria-selected="true"] a');
  const hits = await modal.hits.count();
  for (let step = 0; step < hits; step++) {
    const target = (await selected.getAttribute('href'))!;
    if (href.test(target)) {
      return target;
    }
    await modal.page.keyboard.press('ArrowDown');
    await expect(selected).not.toHaveAttribute('href', target);
  }
  throw new Error(`no hit links to ${String(href)}`);
}

async function focusesSection(page: Page, target: string): Promise<void> {
  await expect(page).toHaveURL(target);
  const focused = page.locator(':focus');
  await expect(focused).toHaveAttribute('id', target.split('#')[1]!);
  await expect(focused).toBeInViewport();
}

for (const [name, {route, from, key}] of Object.entries(openers)) {
  test(`${name} opens search; closing it returns the focus, Enter moves it to the section`, async ({
    page,
  }) => {
    await open(page, route);
    const modal = new SearchModal(page);
    const opener = from?.(page) ?? modal.button;
    const openSearch = async () => {
      await from?.(page).focus();
      await (key ? page.keyboard.press(key) : modal.button.click());
      await expect(modal.input).toBeFocused();
    };
    for (const closing of ['Escape', 'Control+k']) {
      await openSearch();
      await page.keyboard.press(closing);
      await expect(modal.root).toBeHidden();
      await expect(opener, closing).toBeFocused();
      await expect(opener).toBeInViewport();
      // Search opened with nothing focused returns it to the button.
      await opener.blur();
    }
    await openSearch();
    await modal.search(COMMON);
    const target = await selectHit(modal, /#/);
    await page.keyboard.press('Enter');
    await focusesSection(page, target);
    await expect(modal.root).toBeHidden();
  });
}

test.describe('search and focus', () => {
  test('the slash key types a slash in an input', async ({page}) => {
    await open(page, at('/search'));
    const input = page.getByRole('searchbox', {name: 'Search'});
    await input.press('/');
    await expect(input).toHaveValue('/');
    await expect(new SearchModal(page).root).toBeHidden();
  });

  test('a hit without a hash focuses the title', async ({page}) => {
    const modal = await onDocs(page);
    await modal.open();
    await modal.search(modelOf(NEXT).title.slice(0, 64));
    const target = await selectHit(modal, /^[^#]+$/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(target);
    await expect(page.locator('h1')).toBeFocused();
    await expect(page.locator('h1')).toBeInViewport();
  });

  test('a hit opened with the mouse, on the open page', async ({page}) => {
    await open(page, HEADING.route);
    const modal = new SearchModal(page);
    await modal.open();
    await modal.search(HEADING.text);
    const hit = modal.root.locator(`a[href^="${HEADING.route}#"]`).first();
    const target = (await hit.getAttribute('href'))!;
    await hit.click();
    await focusesSection(page, target);
  });

  test('Escape shows the button even if the navbar was hidden', async ({
    page,
  }) => {
    await open(page, docWith(/./));
    const modal = new SearchModal(page);
    await page.mouse.move(640, 400);
    // Docusaurus only records the position on the first event.
    for (const distance of [400, 800]) {
      await page.mouse.wheel(0, 400);
      await expect
        .poll(() => page.evaluate(() => window.scrollY))
        .toBe(distance);
    }
    await expect(modal.button).not.toBeInViewport();
    await modal.open();
    await page.keyboard.press('Escape');
    await expect(modal.button).toBeFocused();
    await expect(modal.button).toBeInViewport();
  });

  test('a click outside the modal and Back only close it', async ({page}) => {
    const modal = await onDocs(page);
    await page.locator(`.theme-doc-sidebar-menu a[href="${NEXT}"]`).click();
    await expect(page.locator('h1')).toHaveText(modelOf(NEXT).title);
    for (const [width, close] of [
      [1280, () => page.mouse.click(20, 400)],
      // There, the modal scrolls the page behind it.
      [390, () => page.goBack()],
    ] as const) {
      await page.setViewportSize({width, height: 600});
      await link(page).focus();
      await page.evaluate(() => window.scrollTo(0, 200));
      await modal.open();
      await close();
      await expect(modal.root).toBeHidden();
      await expect(link(page)).toBeFocused();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
      await expect(page).toHaveURL(NEXT);
    }
    await page.goBack();
    await expect(page).toHaveURL(START);
  });

  test('a navigation behind it keeps the focus, the query and its hits', async ({
    page,
  }) => {
    await withoutPrefetch(page);
    const modal = await onDocs(page);
    await modal.open();
    // The worker that searches is a script, too.
    await modal.search(COMMON);
    await page.keyboard.press('Escape');
    const release = await hold(page, CHUNKS);
    await page.locator(`.theme-doc-sidebar-menu a[href="${NEXT}"]`).click();
    await modal.open();
    await modal.search(OTHER);
    release();
    await expect(page.locator('h1')).toHaveText(modelOf(NEXT).title);
    await expect(modal.input).toBeFocused();
    await page.keyboard.type(` ${COMMON}`);
    await expect(modal.input).toHaveValue(`${OTHER} ${COMMON}`);
    await expect(modal.seeAll).toHaveAttribute(
      'href',
      new RegExp(`%20${COMMON}`),
    );
  });

  test('Tab stays inside, in both directions', async ({page}) => {
    const modal = await onDocs(page);
    await modal.open();
    await modal.search(COMMON);
    const stops = await modal.root.locator('a, button, input').count();
    for (const key of ['Tab', 'Shift+Tab']) {
      const names = new Set<string>();
      for (let step = 0; step <= stops; step++) {
        await page.keyboard.press(key);
        const {isBehind, name} = await page.evaluate(() => ({
          isBehind: document
            .querySelector('#__docusaurus')!
            .contains(document.activeElement),
          name: document.activeElement!.textContent,
        }));
        expect(isBehind, 'focus on the page behind').toBe(false);
        names.add(name);
      }
      expect(names, key).toContain(await modal.seeAll.textContent());
    }
  });
});
