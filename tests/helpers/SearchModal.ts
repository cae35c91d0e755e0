import type {Locator, Page} from '@playwright/test';
import {START} from './pages.ts';
import {expect, open} from './test.ts';

/** Page object for the search modal. */
export class SearchModal {
  readonly page: Page;
  readonly root: Locator;
  readonly input: Locator;
  /** Of the sheet that is open while the modal loads. */
  readonly sheetInput: Locator;
  readonly hits: Locator;
  /** 'See all … results'; only shown below hits. */
  readonly seeAll: Locator;

  constructor(page: Page) {
    this.page = page;
    this.root = page.locator('.DocSearch-Modal');
    this.input = this.root.locator('input');
    this.sheetInput = page.locator('dialog[open] input');
    this.hits = this.root.locator('.DocSearch-Hit');
    this.seeAll = this.root.locator('.DocSearch-HitsFooter').getByRole('link');
  }

  get button(): Locator {
    return this.page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('button', {name: 'Search'});
  }

  /** With the keyboard, as the navbar may be hidden on scroll. */
  async open(): Promise<void> {
    await this.page.keyboard.press('Control+k');
    await expect(this.input).toBeFocused();
  }

  /** Types a query and waits for its hits. */
  async search(query: string): Promise<void> {
    await this.input.fill(query);
    await expect(this.hits.first()).toBeVisible();
    await expect(this.seeAll).toBeVisible();
  }

  /** Opens a hit, which makes it a recent search. */
  async visit(query: string, index = 0): Promise<void> {
    await this.open();
    await this.search(query);
    await this.hits.nth(index).getByRole('link').click();
    await expect(this.root).toBeHidden();
  }
}

export async function onDocs(page: Page): Promise<SearchModal> {
  await open(page, START);
  return new SearchModal(page);
}
