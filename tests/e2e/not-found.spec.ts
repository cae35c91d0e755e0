import settings from '../../site.settings.ts';
import {NEXT} from '../helpers/pages.ts';
import {at, modelOf} from '../helpers/site.ts';
import {expect, open, test} from '../helpers/test.ts';

test.use({expectedProblems: /status of 404/});

test.describe('not-found page', () => {
  test('explains what happened, suggests the nearest page, links to home and docs', async ({
    page,
  }) => {
    await open(page, `${NEXT.slice(0, -2)}${NEXT.slice(-1)}`);
    const main = page.getByRole('main');
    await expect(
      main.getByRole('heading', {name: 'Page not found'}),
    ).toBeVisible();
    await expect(page).toHaveTitle(`Page not found | ${settings.brand.name}`);
    const nearest = main.getByRole('list').first().getByRole('link').first();
    await expect(nearest).toHaveText(modelOf(NEXT).title);
    await expect(nearest).toHaveAttribute('href', NEXT);
    await expect(main.locator(`a[href="${at('/')}"]`)).toBeVisible();
  });

  test('opens search with the words of the path', async ({page}) => {
    await open(page, at('/docs/widget_setup.html5'));
    const link = page.getByRole('link', {name: /Search for/});
    await expect(link).toHaveAttribute(
      'href',
      at('/search?q=widget%20setup%20html5'),
    );
  });
});
