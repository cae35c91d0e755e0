import type {Page} from '@playwright/test';
import settings from '../../site.settings.ts';
import {expectAccessible} from '../helpers/axe.ts';
import {pageTypes, START} from '../helpers/pages.ts';
import {urlOf} from '../helpers/site.ts';
import {expect, open, test} from '../helpers/test.ts';

const doc = START;
const paths = [doc, pageTypes.post].filter((path) => path !== undefined);
const lastItem = 'Was this page wrong or unclear?';

const button = (page: Page) =>
  page.getByRole('button', {name: 'Use this page'});
const item = (page: Page, name: string) => page.getByRole('menuitem', {name});
const clipboard = (page: Page) =>
  page.evaluate(() => navigator.clipboard.readText());

test.describe('page menu', () => {
  test.beforeEach(({context}) =>
    context.grantPermissions(['clipboard-read', 'clipboard-write']),
  );

  for (const path of paths) {
    test(`copies ${path} as the served Markdown`, async ({page, request}) => {
      await open(page, path);
      await button(page).click();
      await item(page, 'Copy as Markdown').click();
      await expect(page.getByRole('status')).toContainText('Copied');
      const markdown = await (await request.get(`${path}.md`)).text();
      expect(await clipboard(page)).toBe(markdown);
    });
  }

  test('works with the keyboard', async ({page}) => {
    await open(page, doc);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(item(page, 'Copy as Markdown')).toBeFocused();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(item(page, 'View as Markdown')).toBeFocused();
    await page.keyboard.press('End');
    await expect(item(page, lastItem)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(item(page, 'Copy as Markdown')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(item(page, lastItem)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });

  test('closes on a click or focus outside', async ({page}) => {
    await open(page, doc);
    await button(page).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.getByRole('heading', {level: 1}).click();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await button(page).press('ArrowDown');
    await expect(item(page, 'Copy as Markdown')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('menu')).toHaveCount(0);
  });

  test("links to assistants with the page's Markdown, and to feedback", async ({
    page,
  }) => {
    await open(page, doc);
    await button(page).click();
    for (const [name, host] of [
      ['ChatGPT', 'chatgpt.com'],
      ['Claude', 'claude.ai'],
    ] as const) {
      const href = await item(page, `Open in ${name}`).getAttribute('href');
      const url = new URL(href!);
      expect(url.host).toBe(host);
      const question = url.searchParams.get('q');
      expect(question).toContain(`${urlOf(doc)}.md`);
      expect(question).toContain(urlOf('/llms.txt'));
    }
    const feedback = await item(page, lastItem).getAttribute('href');
    expect(feedback).toContain(settings.urls.feedback);
    expect(new URL(feedback!).searchParams.get('page')).toBe(doc);
  });

  test.describe('without Markdown on the host', () => {
    test.use({expectedProblems: /status of 500/});

    for (const answer of [
      {status: 500},
      {contentType: 'text/html', body: '<!doctype html>'},
    ]) {
      test(`says that copying failed: ${answer.status ?? 'HTML'}`, async ({
        page,
      }) => {
        await page.route(`**${doc}.md`, (route) => route.fulfill(answer));
        await open(page, doc);
        await button(page).click();
        await item(page, 'Copy as Markdown').click();
        await expect(page.getByRole('status')).toContainText("Couldn't copy");
      });
    }
  });

  for (const path of paths) {
    test(`loads on first use, is accessible and looks the same on ${path}`, async ({
      page,
    }) => {
      const scripts: string[] = [];
      await open(page, path);
      await page.waitForLoadState('networkidle');
      page.on('request', (request) => {
        if (request.resourceType() === 'script') {
          scripts.push(request.url());
        }
      });
      await button(page).click();
      await expect(page.getByRole('menu')).toBeVisible();
      expect(scripts).toHaveLength(1);
      await expectAccessible(page, `menu open on ${path}`);
      for (const entry of await page.getByRole('menuitem').all()) {
        await expect(entry).toHaveCSS('text-decoration-line', 'none');
      }
    });
  }
});
