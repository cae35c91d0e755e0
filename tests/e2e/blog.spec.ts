import {expect, open, test} from '../helpers/test.ts';
import {at, modelOf, postRoutes, readBuilt} from '../helpers/site.ts';

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
    await open(page, postRoutes[0]!);
    const sidebar = page.getByRole('navigation', {
      name: 'Blog recent posts navigation',
    });
    const headings = sidebar.locator('h3, [role="heading"]');
    await expect(headings.filter({hasText: /^\d{4}$/})).toHaveText(years);
    await expect(sidebar.getByRole('link')).toHaveCount(postRoutes.length);
  });

  test('feeds are well-formed, with every post', async ({page}) => {
    await page.goto(at('/'));
    for (const [file, entry] of [
      ['blog/rss.xml', 'item > link'],
      ['blog/atom.xml', 'entry > link'],
    ] as const) {
      const found = await page.evaluate(
        ([xml, selector]) => {
          const feed = new DOMParser().parseFromString(xml, 'text/xml');
          const error = feed.querySelector('parsererror');
          return error?.textContent ?? feed.querySelectorAll(selector).length;
        },
        [readBuilt(file), entry] as const,
      );
      expect(found, file).toBe(postRoutes.length);
    }
  });

  test('a post leads back to the list and on to another post', async ({
    page,
  }) => {
    test.skip(postRoutes.length < 2, 'the site has one post');
    await open(page, postRoutes[0]!);
    const main = page.locator('main');
    await expect(main.locator(`header a[href="${at('/blog')}"]`)).toBeVisible();
    const next = main.locator('.pagination-nav__link').first();
    expect(postRoutes).toContain(await next.getAttribute('href'));
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
