/**
 * WebKitGTK, Debian's build of Safari's engine, over WebDriver. It needs a
 * display, so this starts Xvfb.
 */
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Readable} from 'node:stream';
import {Builder, By, Key} from 'selenium-webdriver';
import type {WebDriver} from 'selenium-webdriver';
import {answers, end, freePort} from '../helpers/processes.ts';
import {DESKTOP} from './driver.ts';
import type {Driver, Visit} from './driver.ts';

const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** The first line that a process writes to a stream. */
const firstLine = (stream: Readable) =>
  new Promise<string>((resolve, reject) => {
    stream.once('data', (data) => resolve(String(data).trim()));
    stream.once('end', () => reject(new Error('ended without output')));
  });

async function startDisplay() {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24'];
  const process = spawn('Xvfb', [...args, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = `:${await firstLine(process.stdio[3] as Readable)}`;
  return {process, display};
}

/** The browser's toolbar prevents windows as narrow as a phone. */
function narrowBar(): string {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'site-webkit-'));
  fs.mkdirSync(path.join(home, 'gtk-3.0'));
  fs.writeFileSync(
    path.join(home, 'gtk-3.0/gtk.css'),
    'button, entry, image { min-width: 0; padding: 0; margin: 0; -gtk-icon-transform: scale(0.1); }',
  );
  return home;
}

async function startDriver(display: string, config: string) {
  const port = await freePort();
  const process = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: {
      ...globalThis.process.env,
      DISPLAY: display,
      XDG_CONFIG_HOME: config,
      // Containers have neither user namespaces nor a GPU.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
    stdio: 'ignore',
  });
  return {process, server: `http://127.0.0.1:${port}`};
}

/** Key names as in Puppeteer. */
const keyOf = (name: string) =>
  (Key as unknown as Record<string, string>)[name.toUpperCase()] ?? name;

function visitOf(driver: WebDriver): Visit {
  const press = async (keys: string) => {
    const [key, ...modifiers] = keys.split('+').reverse().map(keyOf);
    const actions = driver.actions();
    modifiers.forEach((modifier) => actions.keyDown(modifier));
    actions.sendKeys(key!);
    modifiers.forEach((modifier) => actions.keyUp(modifier));
    await actions.perform();
  };
  const evaluate: Visit['evaluate'] = (run, ...args) =>
    driver.executeScript(run as () => never, ...args);
  const resize = async (width: number, height: number) => {
    const window = driver.manage().window();
    await window.setRect({width, height});
    // The toolbar takes some of the height.
    const inner = await evaluate(() => innerHeight);
    await window.setRect({width, height: 2 * height - inner});
  };
  return {
    goto: (url) => driver.get(url),
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
    reload: () => driver.navigate().refresh(),
    resize,
    async click(selector) {
      // WebDriver scrolls, but doesn't wait for smooth scrolling or for moving
      // elements, and then misses them.
      await evaluate(async (css) => {
        const target = document.querySelector(css);
        target?.scrollIntoView({block: 'center', behavior: 'instant'});
        const moves = document
          .getAnimations()
          .filter(({effect}) =>
            (effect as KeyframeEffect).target?.contains(target),
          );
        await Promise.allSettled(moves.map(({finished}) => finished));
      }, selector);
      await driver.findElement(By.css(selector)).click();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    press,
    evaluate,
    // Pages may not read the clipboard, so this pastes it into a field.
    async clipboard() {
      await evaluate(() => {
        const target =
          document.querySelector<HTMLTextAreaElement>('body > textarea') ??
          document.body.appendChild(document.createElement('textarea'));
        target.value = '';
        target.focus();
      });
      await press('Control+v');
      return evaluate(
        () =>
          document.querySelector<HTMLTextAreaElement>('body > textarea')!.value,
      );
    },
    close: () => driver.quit(),
  };
}

async function newSession(server: string): Promise<Visit> {
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary: MINI_BROWSER,
        args: ['--automation'],
      },
    })
    .build();
  // A script that is sent during a navigation may never be answered.
  await driver.manage().setTimeouts({script: 5_000, pageLoad: 30_000});
  const visit = visitOf(driver);
  await visit.resize(DESKTOP.width, DESKTOP.height);
  return visit;
}

export async function webkit(): Promise<Driver> {
  const display = await startDisplay();
  const config = narrowBar();
  const driver = await startDriver(display.display, config);
  await answers(driver.server);
  return {
    visit: () => newSession(driver.server),
    async close() {
      await end(driver.process);
      await end(display.process);
      fs.rmSync(config, {recursive: true, force: true});
    },
  };
}
