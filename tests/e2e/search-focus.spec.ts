/** Every way to open and close search, and where the focus goes. */
import type {Locator, Page} from '@playwright/test';
import {docWith, NEXT, START} from '../helpers/pages.ts';
import {COMMON, HEADING} from '../helpers/searchTerms.ts';
import {onDocs, SearchModal} from '../helpers/SearchModal.ts';
import {modelOf} from '../helpers/site.ts';
import {expect, open, test} from '../helpers/test.ts';

type Opener = {
  route: string;
  /** Focuses an element and opens search; returns the element. */
  openFrom: (page: Page, modal: SearchModal) => Promise<Locator>;
};

const withShortcut = (locate: (page: Page) => Locator) => {
  return async (page: Page, modal: SearchModal) => {
    const opener = locate(page);
    await opener.focus();
    await modal.open();
    return opener;
  };
};

const openers: Record<string, Opener> = {
  'the button': {
    route: START,
    openFrom: async (_, modal) => {
      await modal.button.click();
      await expect(modal.input).toBeFocused();
      return modal.button;
    },
  },
  'the shortcut, nothing focused': {
    route: START,
    openFrom: async (_, modal) => {
      await modal.open();
      return modal.button;
    },
  },
  'the shortcut, on a link': {
    route: START,
    openFrom: withShortcut((page) =>
      page.locator('.theme-doc-markdown a[href^="/docs"]').first(),
    ),
  },
  'the shortcut, in a field': {
    route: '/search',
    openFrom: withShortcut((page) => page.locator('main input')),
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

const focused = (page: Page) => page.locator(':focus');

for (const [name, {route, openFrom}] of Object.entries(openers)) {
  test(`search opened from ${name} returns the focus`, async ({page}) => {
    await open(page, route);
    const modal = new SearchModal(page);
    for (const key of ['Escape', 'Control+k']) {
      const opener = await openFrom(page, modal);
      await page.keyboard.press(key);
      await expect(modal.root).toBeHidden();
      await expect(opener, key).toBeFocused();
      await expect(opener).toBeInViewport();
    }
  });

  test(`a hit opened from ${name} focuses its section`, async ({page}) => {
    await open(page, route);
    const modal = new SearchModal(page);
    await openFrom(page, modal);
    await modal.search(COMMON);
    const target = await selectHit(modal, /#/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(target);
    await expect(focused(page)).toHaveAttribute('id', target.split('#')[1]!);
    await expect(focused(page)).toBeInViewport();
  });
}

test.describe('search and focus', () => {
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

  test("'See all' focuses the field of /search", async ({page}) => {
    const modal = await onDocs(page);
    await modal.open();
    await modal.search(COMMON);
    await modal.seeAll.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/search?q=${COMMON}`);
    await expect(page.locator('main input')).toBeFocused();
  });

  test('a hit opened with the mouse, from another layout', async ({page}) => {
    await open(page, '/');
    const modal = new SearchModal(page);
    await modal.open();
    await modal.search(COMMON);
    const link = modal.root.locator('a[href*="#"]').first();
    const target = (await link.getAttribute('href'))!;
    await link.click();
    await expect(page).toHaveURL(target);
    await expect(focused(page)).toHaveAttribute('id', target.split('#')[1]!);
  });

  test('a hit on the open page', async ({page}) => {
    await open(page, HEADING.route);
    const modal = new SearchModal(page);
    await modal.open();
    await modal.search(HEADING.text);
    const target = await selectHit(modal, new RegExp(`^${HEADING.route}#`));
    await page.keyboard.press('Enter');
    await expect(focused(page)).toHaveAttribute('id', target.split('#')[1]!);
    await expect(focused(page)).toBeInViewport();
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

  test('a click outside the modal returns the focus', async ({page}) => {
    const modal = await onDocs(page);
    const link = page.locator('.theme-doc-markdown a[href^="/docs"]').first();
    await link.focus();
    await modal.open();
    await page.mouse.click(20, 400);
    await expect(modal.root).toBeHidden();
    await expect(link).toBeFocused();
  });

  test('Back closes it and focuses the button', async ({page}) => {
    const modal = await onDocs(page);
    await page.locator(`.theme-doc-sidebar-menu a[href="${NEXT}"]`).click();
    await expect(page).toHaveURL(NEXT);
    await modal.button.click();
    await expect(modal.input).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(START);
    await expect(modal.root).toBeHidden();
    await expect(modal.button).toBeFocused();
  });

  test('Tab stays inside, in both directions', async ({page}) => {
    const modal = await onDocs(page);
    await modal.open();
    await modal.search(COMMON);
    const inPage = () =>
      page.evaluate(
        () =>
          document
            .querySelector('#__docusaurus')
            ?.contains(document.activeElement) ?? false,
      );
    const visited = async (key: string) => {
      const names = new Set<string>();
      for (let step = 0; step < 50; step++) {
        await page.keyboard.press(key);
        expect(await inPage(), 'focus on the page behind').toBe(false);
        names.add(
          await page.evaluate(() => document.activeElement!.textContent ?? ''),
        );
      }
      return names;
    };
    const seeAll = (await modal.seeAll.textContent())!;
    expect(await visited('Tab')).toContain(seeAll);
    expect(await visited('Shift+Tab')).toContain(seeAll);
  });
});
