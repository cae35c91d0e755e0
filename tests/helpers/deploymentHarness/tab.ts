/** A browser tab on the server's site, and the errors it logs. */
import {chromium} from '@playwright/test';
import type {Browser, Page} from '@playwright/test';
import playwrightConfig from '../../../playwright.config.ts';

export type Tab = {
  page: Page;
  /** Errors, warnings and failed replies. */
  complaints: string[];
  /** Paths of all responses, in order. */
  requests: string[];
  /** Follows a link without loading a new document; throws if one was. */
  follow: (link: string, title: RegExp) => Promise<void>;
};

export const startBrowser = () =>
  chromium.launch(playwrightConfig.use?.launchOptions);

export async function openTab(browser: Browser, url: string): Promise<Tab> {
  const page = await browser.newPage({ignoreHTTPSErrors: true});
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on('pageerror', ({message}) => complaints.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      complaints.push(message.text());
    }
  });
  page.on('response', (reply) => {
    const {pathname} = new URL(reply.url());
    requests.push(pathname);
    if (reply.status() >= 400) {
      complaints.push(`${reply.status()} ${pathname}`);
    }
  });
  await page.goto(url);
  await page.waitForSelector('html[data-has-hydrated="true"]');
  // A reload removes it.
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));

  const follow: Tab['follow'] = async (link, title) => {
    await page.click(link);
    await page.waitForFunction(
      (wanted) => new RegExp(wanted).test(document.title),
      title.source,
    );
    if (!(await page.evaluate(() => 'sameDocument' in window))) {
      throw new Error(
        `${link} loaded a new document: ${complaints.join('; ')}`,
      );
    }
  };
  return {page, complaints, requests, follow};
}
