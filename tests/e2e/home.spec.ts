/** The home page's first screen: what visitors can do there. */
import settings from '../../site.settings.ts';
import {home} from '../../data/home.ts';
import {at, pages} from '../helpers/site.ts';
import {expect, open, test} from '../helpers/test.ts';

const places = home.conversations.list;
const hero = 'main header';
const {html} = pages.find(({route}) => route === at('/'))!;

test.skip(!html.includes('<fieldset'), 'the owner has another home page');

test('the first button performs the action, in a new tab', async ({page}) => {
  await open(page, at('/'));
  const button = page.locator(`${hero} .button--primary`);
  await expect(button).toHaveAttribute('href', settings.urls.invite);
  await expect(button).toHaveAttribute('target', '_blank');
});

test('the search field opens the modal and gets the focus back', async ({
  page,
}) => {
  await open(page, at('/'));
  const field = page.locator(hero).getByRole('link', {name: home.search});
  await field.click();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
});

test.describe('conversations', () => {
  test.skip(places.length < 2, 'the site offers one place');
  test.use({javaScriptEnabled: false});

  test('switch in place, without script, by mouse and keyboard', async ({
    page,
  }) => {
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({width, height: 800});
      await page.goto(at('/'));
      const group = page.getByRole('group');
      const {height} = (await group.boundingBox())!;
      for (const [index, {name, more}] of places.entries()) {
        await (index % 2
          ? page.keyboard.press('ArrowRight')
          : group.locator('label', {hasText: name}).click());
        await expect(group.getByRole('radio', {name})).toBeChecked();
        await expect(group.locator('figure:visible')).toHaveCount(1);
        await expect(group.getByRole('link')).toHaveAttribute(
          'href',
          at(more.to),
        );
        expect((await group.boundingBox())!.height).toBe(height);
      }
    }
  });
});
