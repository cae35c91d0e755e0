/** The site in Cloudflare's edge runtime: `wrangler dev` on the build. */
import {spawn} from 'node:child_process';
import path from 'node:path';
import {answers, end, freePort} from './processes.ts';

const agents = path.resolve('agents');

export type Host = {origin: string; stop: () => Promise<void>};

export async function startWorkerd(): Promise<Host> {
  const port = await freePort();
  const wrangler = spawn(
    process.execPath,
    [
      path.resolve('node_modules/wrangler/bin/wrangler.js'),
      ...['dev', '--ip', '127.0.0.1', '--port', String(port)],
      ...['--inspector-port', '0', '--log-level', 'error'],
    ],
    {
      cwd: agents,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {...process.env, WRANGLER_SEND_METRICS: 'false', CI: '1'},
    },
  );
  const origin = `http://127.0.0.1:${port}`;
  await answers(origin);
  return {origin, stop: () => end(wrangler)};
}
