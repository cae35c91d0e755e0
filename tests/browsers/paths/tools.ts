/** Interactive parts of a page: tabs, copy buttons, page menu. */
import {expect} from 'vitest';
import type {Path} from '../visitorPaths.ts';

const COPY = '.theme-code-block button[aria-label="Copy code to clipboard"]';
const MENU = '[data-page-menu] > button';

export default function toolPaths(path: Path) {
  path('a code block is copied completely', async (page) => {
    const {visit} = page;
    await page.open('/docs/api-developers/api');
    await visit.evaluate(() =>
      document.querySelector('.theme-code-block')!.scrollIntoView(),
    );
    await page.shows(COPY);
    await visit.click(COPY);
    const code = await page.text('.theme-code-block pre code');
    await expect.poll(() => visit.clipboard()).toBe(code);
  });

  path('tabs change the language of the code', async (page) => {
    await page.open('/docs/api-developers/api');
    /** The visible code of each group of language tabs. */
    const seen = () =>
      page.visit.evaluate(() =>
        [...document.querySelectorAll('.tabs-container')]
          .filter((tabs) => tabs.textContent!.startsWith('curl'))
          .map((tabs) =>
            [...tabs.querySelectorAll('[role="tabpanel"]')]
              .filter((panel) => panel.checkVisibility())
              .map((panel) => panel.querySelector('.theme-code-block')!)
              .map(({className}) => className),
          ),
      );
    const all = (groups: string[][], language: string) =>
      groups.length > 10 &&
      groups.every(
        (panels) =>
          panels.length === 1 && panels[0]!.includes(`language-${language}`),
      );
    expect(all(await seen(), 'bash')).toBe(true);
    await page.visit.click('[role="tab"]:nth-child(2)');
    await expect.poll(async () => all(await seen(), 'python')).toBe(true);
  });

  path('the invite calculator builds a link', async (page) => {
    const {visit} = page;
    const tool = 'section[data-markdown-ignore]';
    await page.open('/docs/getting-started/invite-bot');
    await visit.click(`${tool} input[type="checkbox"]`);
    await page.hasText(`${tool} [role="status"]`, 'Choose at least one mode.');
    await visit.click(`${tool} input[type="checkbox"]`);
    await page.hasText(`${tool} [role="status"]`, 'Permission integer');
    await visit.click(`${tool} input[type="text"]`);
    await visit.type('1234');
    await page.hasText(`${tool} pre`, 'client_id=1234&');
  });

  path('the page menu copies the page as Markdown', async (page) => {
    const {visit} = page;
    await page.open('/docs/commands');
    await visit.click(MENU);
    await page.focuses('[role="menuitem"]');
    await visit.press('Escape');
    await page.hides('[role="menu"]');
    await page.focuses(MENU);
    await visit.press('Enter');
    await page.focuses('[role="menuitem"]');
    await visit.press('Enter');
    await page.hasText('[data-page-menu] [role="status"]', 'Copied');
    const markdown = await fetch(`${page.site.origin}/docs/commands.md`);
    expect(await visit.clipboard()).toBe(await markdown.text());
  });
}
