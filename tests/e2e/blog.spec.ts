import {expect, open, test} from '../helpers/test.ts';
import {at, modelOf, pages, postRoutes} from '../helpers/site.ts';

const hasBlog = postRoutes.length > 0;
const years = [
  ...new Set(postRoutes.map((route) => modelOf(route).published!.slice(0, 4))),
].toSorted((a, b) => b.localeCompare(a));

test.describe('blog', () => {
  test.skip(!hasBlog, 'the site has no posts');

  test('list shows the reading time of each post', async ({page}) => {
    await open(page, at('/blog'));
    const shown = await page.locator('main h2').count();
    await expect(page.getByText(/\d+ min read|One min read/)).toHaveCount(
      shown,
    );
  });

  test('sidebar groups the posts by year', async ({page}) => {
    await open(page, at('/blog'));
    const sidebar = page.getByRole('navigation', {
      name: 'Blog recent posts navigation',
    });
    const headings = sidebar.locator('h3, [role="heading"]');
    await expect(headings.filter({hasText: /^\d{4}$/})).toHaveText(years);
    await expect(sidebar.getByRole('link')).toHaveCount(postRoutes.length);
  });

  test('feeds are linked, and contain the posts', async ({page}) => {
    await open(page, at('/blog'));
    for (const [type, file] of [
      ['application/rss+xml', at('/blog/rss.xml')],
      ['application/atom+xml', at('/blog/atom.xml')],
      ['application/json', at('/blog/feed.json')],
    ]) {
      await expect(
        page.locator(`link[rel="alternate"][type="${type}"]`),
      ).toHaveAttribute('href', file!);
      const feed = await page.request.get(file!);
      expect(await feed.text()).toContain(postRoutes[0]);
    }
  });

  test('tags page links every tag, and the archive every post', async ({
    page,
  }) => {
    const tags = pages
      .map(({route}) => route)
      .filter((route) => /\/blog\/tags\/[^/]+$/.test(route));
    await open(page, at('/blog/tags'));
    const main = page.locator('main');
    for (const tag of tags) {
      await expect(main.locator(`a[href="${tag}"]`)).toHaveCount(1);
    }
    await open(page, at('/blog/archive'));
    for (const post of postRoutes) {
      await expect(main.locator(`a[href="${post}"]`)).toHaveCount(1);
    }
    const headings = main.locator('h2').filter({hasText: /^\d{4}/});
    await expect(headings).toHaveCount(years.length);
  });

  test('authors page leads to the posts of an author', async ({page}) => {
    await open(page, at('/blog/authors'));
    const author = page.locator('main a[href*="/blog/authors/"]').first();
    const href = (await author.getAttribute('href'))!;
    await author.click();
    await expect(page).toHaveURL(href);
    await expect(page.locator('main h2')).not.toHaveCount(0);
  });
});
