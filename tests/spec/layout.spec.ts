/** The specification's top bar, footer, sidebar and code colours. */
import {converter} from 'culori';
import settings from '../../site.settings.ts';
import {docWith, START} from '../helpers/pages.ts';
import {at} from '../helpers/site.ts';
import {expect, open, test} from '../helpers/test.ts';

const WIDTH = 1280;

test('top bar: Documentation on the left, Discord on the right', async ({
  page,
}) => {
  await open(page, at('/'));
  const bar = page.getByRole('navigation', {name: 'Main'});
  const docs = bar.getByRole('link', {name: 'Documentation'});
  const discord = bar.getByRole('link', {name: /Discord/});
  await expect(docs).toHaveAttribute('href', at('/docs/getting-started/intro'));
  await expect(discord).toHaveAttribute('href', settings.urls.community);
  expect((await docs.boundingBox())!.x).toBeLessThan(WIDTH / 2);
  expect((await discord.boundingBox())!.x).toBeGreaterThan(WIDTH / 2);
});

test('footer: Docs, Community and More, and the copyright notice', async ({
  page,
}) => {
  await open(page, at('/'));
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('.footer__title')).toHaveText([
    'Docs',
    'Community',
    'More',
  ]);
  const more = footer.locator('.footer__col', {hasText: 'More'});
  for (const [name, href] of [
    ['Invite Bot', settings.urls.invite],
    ['My Panel', settings.urls.panel],
    ['Blog', at('/blog')],
  ]) {
    await expect(more.getByRole('link', {name})).toHaveAttribute('href', href!);
  }
  await expect(footer).toContainText(`© 2025 ${settings.brand.name}`);
});

test('the sidebar starts with the getting-started category', async ({page}) => {
  await open(page, START);
  await expect(
    page.locator('.theme-doc-sidebar-menu a').first(),
  ).toHaveAttribute('href', at('/docs/category/getting-started'));
});

const hsl = converter('hsl');

test('code blocks are dark, purple and green, in both modes', async ({
  page,
}) => {
  for (const mode of ['light', 'dark']) {
    await open(page, `${docWith(/class="code-/)}?docusaurus-theme=${mode}`);
    const background = await page
      .locator('.theme-code-block')
      .first()
      .evaluate((node) => getComputedStyle(node).backgroundColor);
    expect(hsl(background)!.l).toBeLessThan(0.25);
    const colors = await page
      .locator('pre [class^=code-]')
      .evaluateAll((nodes) =>
        nodes.map((node) => getComputedStyle(node).color),
      );
    const hues = [...new Set(colors)].map((color) => hsl(color)!.h!);
    expect(hues.some((hue) => hue > 250 && hue < 330)).toBe(true);
    expect(hues.some((hue) => hue > 90 && hue < 170)).toBe(true);
  }
});
