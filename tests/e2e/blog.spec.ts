import {expect, open, test} from '../helpers/test.ts';
import {postRoutes, specTags} from '../helpers/routes.ts';

test.describe('blog list', () => {
  test('shows 10 posts, and the rest on page 2', async ({page}) => {
    const titles = page.locator('article h2 a');
    await open(page, '/blog');
    await expect(titles).toHaveCount(10);
    const first = await titles.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    );
    await open(page, '/blog/page/2');
    await expect(titles).toHaveCount(postRoutes.length - 10);
    const rest = await titles.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    );
    expect([...first, ...rest].toSorted()).toEqual(postRoutes.toSorted());
  });

  test('shows the reading time of each post', async ({page}) => {
    await open(page, '/blog');
    await expect(page.getByText(/\d+ min read|One min read/)).toHaveCount(10);
  });

  test('sidebar groups the posts by year', async ({page}) => {
    await open(page, '/blog');
    const sidebar = page.getByRole('navigation', {
      name: 'Blog recent posts navigation',
    });
    const years = sidebar.locator('h3, [role="heading"]').filter({
      hasText: /^20\d\d$/,
    });
    await expect(years).toHaveText(['2025', '2024']);
    await expect(sidebar.getByRole('link')).toHaveCount(postRoutes.length);
  });

  test('links the rss, atom and json feeds', async ({page}) => {
    await open(page, '/blog');
    for (const [type, file] of [
      ['application/rss+xml', '/blog/rss.xml'],
      ['application/atom+xml', '/blog/atom.xml'],
      ['application/feed+json', '/blog/feed.json'],
    ]) {
      await expect(
        page.locator(`link[rel="alternate"][type="${type}"]`),
      ).toHaveAttribute('href', file!);
      const feed = await page.request.get(file!);
      expect(feed.status()).toBe(200);
      const text = await feed.text();
      for (const post of postRoutes) {
        expect(text).toContain(post);
      }
    }
  });
});

test('the image that opens a post loads eagerly', async ({page}) => {
  await open(page, postRoutes[0]!);
  await expect(
    page.locator('article .markdown img[width="1200"]'),
  ).toHaveAttribute('loading', 'eager');
});

test.describe('blog indexes', () => {
  test('tags page lists every tag of the specification', async ({page}) => {
    await open(page, '/blog/tags');
    for (const tag of specTags) {
      await expect(
        page.locator(`main a[href="/blog/tags/${tag}"]`),
      ).toHaveCount(1);
    }
  });

  test('archive lists every post under its year', async ({page}) => {
    await open(page, '/blog/archive');
    for (const post of postRoutes) {
      await expect(page.locator(`main a[href="${post}"]`)).toHaveCount(1);
    }
  });

  test('authors page links to the one author page', async ({page}) => {
    await open(page, '/blog/authors');
    const authors = page.locator('main a[href^="/blog/authors/"]');
    await expect(authors.first()).toHaveAttribute('href', '/blog/authors/team');
    await authors.first().click();
    await expect(page).toHaveURL('/blog/authors/team');
    await expect(page.locator('article')).not.toHaveCount(0);
  });
});
