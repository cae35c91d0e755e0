import {NEXT} from '../helpers/pages.ts';
import {expect, open, test} from '../helpers/test.ts';

test.use({expectedProblems: /status of 404/});

test.describe('not-found page', () => {
  test('explains what happened and links to home and docs', async ({page}) => {
    await open(page, '/no/such/thing');
    const main = page.getByRole('main');
    await expect(
      main.getByRole('heading', {name: 'Page not found'}),
    ).toBeVisible();
    await expect(main.locator('a[href="/"]')).toBeVisible();
    await expect(main.locator('a[href^="/docs/"]').first()).toBeVisible();
  });

  test('opens search with the words of the path', async ({page}) => {
    await open(page, '/docs/widget_setup.html5');
    const link = page.getByRole('link', {name: /Search for/});
    await expect(link).toHaveAttribute(
      'href',
      '/search?q=widget%20setup%20html5',
    );
  });

  test('suggests the page with the nearest URL', async ({page}) => {
    await open(page, `${NEXT.slice(0, -2)}${NEXT.slice(-1)}`);
    const list = page.getByRole('main').getByRole('list').first();
    await expect(list.getByRole('link').first()).toHaveAttribute('href', NEXT);
  });

  test('suggests nothing if no page is similar', async ({page}) => {
    await open(page, '/zzzzzz');
    await expect(page.getByText('Pages with a similar URL')).toBeHidden();
  });
});
