/** Firefox over its built-in WebDriver BiDi, as Debian has no geckodriver. */
import type {KeyInput} from 'puppeteer-core';
import puppeteer from 'puppeteer-core';
import {DESKTOP} from './driver.ts';
import type {Driver} from './driver.ts';

export async function firefox(): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    defaultViewport: DESKTOP,
  });
  const problems: string[] = [];
  return {
    problems,
    async visit() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      page.on('console', (message) => {
        if (['error', 'warn'].includes(message.type())) {
          problems.push(message.text());
        }
      });
      // The console doesn't tell about it.
      await page.evaluateOnNewDocument(() =>
        document.addEventListener('securitypolicyviolation', (violation) =>
          console.error(`policy: ${violation.blockedURI}`),
        ),
      );
      return {
        goto: async (url) => void (await page.goto(url)),
        back: async () => void (await page.goBack()),
        resize: (width, height) => page.setViewport({width, height}),
        click: (selector) => page.locator(selector).click(),
        async type(text) {
          const [, keys] = /^\{(.+)\}$/.exec(text) ?? [];
          if (keys === undefined) {
            return page.keyboard.type(text);
          }
          const [key, modifier] = keys.split('+').reverse() as KeyInput[];
          if (modifier) {
            await page.keyboard.down(modifier);
          }
          await page.keyboard.press(key!);
          if (modifier) {
            await page.keyboard.up(modifier);
          }
        },
        // Puppeteer's type also allows element handles, which we don't use.
        evaluate: (run, ...args) =>
          page.evaluate(run as (...args: unknown[]) => never, ...args),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
