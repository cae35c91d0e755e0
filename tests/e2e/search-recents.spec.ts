import settings from '../../site.settings.ts';
import {DEFAULT_INDEX} from '../../src/search/constants.ts';
import {onDocs} from '../helpers/SearchModal.ts';
import {HEADINGS, TEXT_ONLY} from '../helpers/searchTerms.ts';
import {expect, test} from '../helpers/test.ts';

test.describe('recent searches and favorites', () => {
  const queries = HEADINGS.slice(0, 8);

  test("keeps 7 recents under 'Recent', and 4 as soon as there is a 'Favorite'", async ({
    page,
  }) => {
    const modal = await onDocs(page);
    await modal.open();
    await expect(modal.root).toContainText('No recent searches');
    await page.keyboard.press('Escape');
    for (const query of queries) {
      await modal.visit(query);
    }
    await modal.open();
    const groups = modal.root.locator('.DocSearch-Hits');
    const of = (group: string) =>
      groups.filter({hasText: group}).locator('.DocSearch-Hit');
    await expect(of('Recent')).toHaveCount(7);
    await modal.root.getByTitle('Save this search').first().click();
    await expect(of('Favorite')).toHaveCount(1);
    await expect(of('Recent')).toHaveCount(4);
    await expect(modal.input).toBeFocused();
    await page.keyboard.press('Escape');
    await modal.visit(queries[0]!);
    await modal.open();
    await expect(of('Recent')).toHaveCount(4);
  });

  test('keeps a hit that only a text has', async ({page}) => {
    const modal = await onDocs(page);
    await modal.visit(TEXT_ONLY);
    await modal.open();
    await expect(modal.hits).toHaveCount(1);
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
    await page.evaluate(
      (key) => {
        const saved = Array.from({length: 10}, (_, index) => ({
          objectID: `saved-${index}`,
          type: 'lvl1',
          url: `/?saved=${index}`,
          content: null,
          hierarchy: {lvl0: 'Docs', lvl1: `Saved ${index}`},
        }));
        localStorage.setItem(key, JSON.stringify(saved));
      },
      `__DOCSEARCH_FAVORITE_SEARCHES__${settings.search.algolia?.indexName ?? DEFAULT_INDEX}`,
    );
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
