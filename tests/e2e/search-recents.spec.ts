import settings from '../../site.settings.ts';
import {onDocs} from '../helpers/SearchModal.ts';
import {HEADINGS} from '../helpers/searchTerms.ts';
import {expect, test} from '../helpers/test.ts';

test.describe('recent searches and favorites', () => {
  test("an empty list shows 'No recent searches'", async ({page}) => {
    const modal = await onDocs(page);
    await modal.open();
    await expect(modal.root).toContainText('No recent searches');
  });

  const queries = HEADINGS.slice(0, 8);

  test("keeps 7 recents under 'Recent', newest first", async ({page}) => {
    const modal = await onDocs(page);
    for (const query of queries) {
      await modal.visit(query);
    }
    await modal.open();
    await expect(modal.root.locator('.DocSearch-Hit-source')).toHaveText([
      'Recent',
    ]);
    await expect(modal.hits).toHaveCount(7);
  });

  test("keeps 4 recents when there are favorites, which are under 'Favorite'", async ({
    page,
  }) => {
    const modal = await onDocs(page);
    await modal.visit(queries[0]!);
    await modal.open();
    await modal.root.getByTitle('Save this search').first().click();
    await expect(modal.root.locator('.DocSearch-Hit-source')).toContainText([
      'Favorite',
    ]);
    await page.keyboard.press('Escape');
    for (const query of queries.slice(1)) {
      await modal.visit(query);
    }
    await modal.open();
    const groups = modal.root.locator('.DocSearch-Hits');
    await expect(
      groups.filter({hasText: 'Recent'}).locator('.DocSearch-Hit'),
    ).toHaveCount(4);
    await expect(
      groups.filter({hasText: 'Favorite'}).locator('.DocSearch-Hit'),
    ).toHaveCount(1);
  });

  test('shows 4 recents as soon as there is a favorite', async ({page}) => {
    const modal = await onDocs(page);
    for (const query of queries.slice(1)) {
      await modal.visit(query);
    }
    await modal.open();
    await expect(modal.hits).toHaveCount(7);
    await modal.root.getByTitle('Save this search').first().click();
    const groups = modal.root.locator('.DocSearch-Hits');
    await expect(
      groups.filter({hasText: 'Favorite'}).locator('.DocSearch-Hit'),
    ).toHaveCount(1);
    await expect(
      groups.filter({hasText: 'Recent'}).locator('.DocSearch-Hit'),
    ).toHaveCount(4);
    await expect(modal.input).toBeFocused();
  });

  test.describe('under reduced motion', () => {
    test.use({contextOptions: {reducedMotion: 'reduce'}});

    test('can be saved and removed', async ({page}) => {
      const modal = await onDocs(page);
      await modal.visit(queries[0]!);
      await modal.open();
      await modal.root.getByTitle('Save this search').click();
      await modal.root.getByTitle('Remove this search from favorites').click();
      await expect(modal.root).toContainText('No recent searches');
    });
  });

  test('keeps 10 favorites', async ({page}) => {
    const modal = await onDocs(page);
    // Ten saved earlier, in DocSearch's storage format.
    await page.evaluate((key) => {
      const saved = Array.from({length: 10}, (_, index) => ({
        objectID: `saved-${index}`,
        type: 'lvl1',
        url: `/?saved=${index}`,
        content: null,
        hierarchy: {lvl0: 'Docs', lvl1: `Saved ${index}`},
      }));
      localStorage.setItem(key, JSON.stringify(saved));
    }, `__DOCSEARCH_FAVORITE_SEARCHES__${settings.search.indexName}`);
    await modal.visit(queries[0]!);
    await modal.open();
    const favorites = modal.root
      .locator('.DocSearch-Hits')
      .filter({hasText: 'Favorite'})
      .locator('.DocSearch-Hit');
    await expect(favorites).toHaveCount(10);
    await modal.root.getByTitle('Save this search').click();
    await expect(favorites.filter({hasText: 'Saved'})).toHaveCount(9);
    await expect(favorites).toHaveCount(10);
    await expect(favorites.filter({hasText: 'Saved 9'})).toHaveCount(0);
  });
});
