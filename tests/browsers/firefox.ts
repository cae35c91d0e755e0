/** Firefox over its built-in WebDriver BiDi, as Debian has no geckodriver. */
import type {KeyInput} from 'puppeteer-core';
import puppeteer from 'puppeteer-core';

/** The browser operations that the tests need, and that both browsers support. */
export type Visit = {
  goto(url: string): Promise<unknown>;
  back(): Promise<unknown>;
  resize(width: number, height: number): Promise<void>;
  /** Scrolls to the first match of the CSS selector and clicks it. */
  click(selector: string): Promise<unknown>;
  type(text: string): Promise<unknown>;
  press(key: string, modifier?: string): Promise<unknown>;
  /** Runs in the page, without access to the surrounding scope. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  close(): Promise<unknown>;
};

export type Driver = {
  /** A new visitor: storage and cache are empty. */
  visit(): Promise<Visit>;
  /** What the console reported since the browser started, if it can tell. */
  problems: string[];
  close(): Promise<unknown>;
};

export const DESKTOP = {width: 1280, height: 800};

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
        goto: (url) => page.goto(url),
        back: () => page.goBack(),
        resize: (width, height) => page.setViewport({width, height}),
        click: (selector) => page.locator(selector).click(),
        type: (text) => page.keyboard.type(text),
        async press(key, modifier) {
          const held = modifier as KeyInput | undefined;
          if (held) {
            await page.keyboard.down(held);
          }
          await page.keyboard.press(key as KeyInput);
          if (held) {
            await page.keyboard.up(held);
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
