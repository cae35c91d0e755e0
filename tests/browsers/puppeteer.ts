/**
 * Chromium over its DevTools protocol, and Firefox over its built-in WebDriver
 * BiDi, as Debian has no geckodriver.
 */
import type {
  BrowserContext,
  KeyInput,
  LaunchOptions,
  Page,
} from 'puppeteer-core';
import puppeteer from 'puppeteer-core';
import {DESKTOP} from './driver.ts';
import type {Driver, Visit} from './driver.ts';

/** Lets a page read the clipboard without a permission prompt. */
type MayRead = (context: BrowserContext, origin: string) => Promise<void>;

function visitOf(
  context: BrowserContext,
  page: Page,
  mayRead?: MayRead,
): Visit {
  const history = async (go: Promise<unknown>) => void (await go);
  return {
    goto: (url) => history(page.goto(url)),
    back: () => history(page.goBack()),
    forward: () => history(page.goForward()),
    reload: () => history(page.reload()),
    resize: (width, height) => page.setViewport({width, height}),
    click: (selector) => page.locator(selector).click(),
    type: (text) => page.keyboard.type(text),
    async press(keys) {
      const [key, ...modifiers] = keys.split('+').reverse() as KeyInput[];
      for (const modifier of modifiers) {
        await page.keyboard.down(modifier);
      }
      await page.keyboard.press(key!);
      for (const modifier of modifiers) {
        await page.keyboard.up(modifier);
      }
    },
    // Puppeteer's type also allows element handles, which we don't use.
    evaluate: (run, ...args) =>
      page.evaluate(run as (...args: unknown[]) => never, ...args),
    async clipboard() {
      await mayRead?.(context, new URL(page.url()).origin);
      return page.evaluate(() => navigator.clipboard.readText());
    },
    close: () => context.close(),
  };
}

async function launch(
  options: LaunchOptions,
  mayRead?: MayRead,
): Promise<Driver> {
  const browser = await puppeteer.launch({
    ...options,
    defaultViewport: DESKTOP,
  });
  return {
    async visit() {
      const context = await browser.createBrowserContext();
      return visitOf(context, await context.newPage(), mayRead);
    },
    close: () => browser.close(),
  };
}

export const chromium = () =>
  launch(
    {
      executablePath: '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--no-first-run',
        '--disable-background-networking',
      ],
    },
    (context, origin) =>
      context.setPermission(origin, {
        permission: {name: 'clipboard-read'},
        state: 'granted',
      }),
  );

export const firefox = () =>
  launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    // As above, for every page.
    extraPrefsFirefox: {'dom.events.testing.asyncClipboard': true},
  });
