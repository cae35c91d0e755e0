/**
 * WebKitGTK, Debian's build of Safari's engine, over the WebDriver protocol
 * (w3.org/TR/webdriver). It needs a display, so this starts Xvfb.
 */
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Readable} from 'node:stream';
import {answers, end, freePort} from '../helpers/processes.ts';
import {DESKTOP} from './firefox.ts';
import type {Driver, Visit} from './firefox.ts';

const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const KEYS: Record<string, string> = {
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
};

async function startDisplay() {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24'];
  const process = spawn('Xvfb', [...args, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise((resolve) =>
    (process.stdio[3] as Readable).once('data', resolve),
  );
  return {process, display: `:${String(number).trim()}`};
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

async function send(url: string, body?: object, method = 'POST') {
  const reply = await fetch(url, {method, body: body && JSON.stringify(body)});
  const {value} = (await reply.json()) as {value: Record<string, unknown>};
  if (!reply.ok) {
    throw new Error(`${url}: ${JSON.stringify(value)}`);
  }
  return value;
}

async function newSession(server: string): Promise<Visit> {
  const {sessionId} = await send(`${server}/session`, {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary: MINI_BROWSER,
          args: ['--automation'],
        },
      },
    },
  });
  const session = `${server}/session/${String(sessionId)}`;
  const post = (command: string, body: object = {}) =>
    send(`${session}/${command}`, body);
  // A script that is sent during a navigation may never be answered.
  await post('timeouts', {script: 5_000, pageLoad: 30_000});

  const evaluate: Visit['evaluate'] = (run, ...args) =>
    post('execute/sync', {
      script: `return (${String(run)}).apply(null, arguments)`,
      args,
    }) as Promise<never>;
  const resize = async (width: number, height: number) => {
    await post('window/rect', {width, height});
    // The toolbar takes some of the height.
    const inner = await evaluate(() => innerHeight);
    await post('window/rect', {width, height: 2 * height - inner});
  };
  const press = (keys: string[], modifier?: string) => {
    const key = (type: string, value: string) => ({type, value});
    const actions = [
      ...(modifier ? [key('keyDown', modifier)] : []),
      ...keys.flatMap((each) => [key('keyDown', each), key('keyUp', each)]),
      ...(modifier ? [key('keyUp', modifier)] : []),
    ];
    return post('actions', {actions: [{type: 'key', id: 'keys', actions}]});
  };
  await resize(DESKTOP.width, DESKTOP.height);
  return {
    goto: (url) => post('url', {url}),
    back: () => post('back'),
    resize,
    async click(selector) {
      // WebDriver scrolls, but doesn't wait for moving elements and misses them.
      await evaluate(async (css) => {
        const target = document.querySelector(css);
        target?.scrollIntoView({block: 'center', behavior: 'instant'});
        const moves = document.getAnimations().map(({finished}) => finished);
        await Promise.race([
          Promise.allSettled(moves),
          new Promise((resolve) => setTimeout(resolve, 1000)),
        ]);
      }, selector);
      const found = await post('element', {
        using: 'css selector',
        value: selector,
      });
      await post(`element/${String(found[ELEMENT])}/click`);
    },
    type: (text) => press([...text]),
    press: (key, modifier) =>
      press([KEYS[key] ?? key], modifier && KEYS[modifier]),
    evaluate,
    close: () => send(session, undefined, 'DELETE'),
  };
}

export async function webkit(): Promise<Driver> {
  const {process: xvfb, display} = await startDisplay();
  const config = narrowBar();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display,
      XDG_CONFIG_HOME: config,
      // Containers have neither user namespaces nor a GPU.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
    stdio: 'ignore',
  });
  const server = `http://127.0.0.1:${port}`;
  await answers(server);
  return {
    problems: [],
    visit: () => newSession(server),
    async close() {
      await end(driver);
      await end(xvfb);
      fs.rmSync(config, {recursive: true, force: true});
    },
  };
}
