/** The agents' handler in Node, as a process. */
import {spawn} from 'node:child_process';
import {answers, end, freePort} from './processes.ts';
import type {Host} from './workerd.ts';

export async function startAgentsInNode(): Promise<Host> {
  const port = await freePort();
  const node = spawn(process.execPath, ['agents/node.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {...process.env, PORT: String(port)},
  });
  const origin = `http://127.0.0.1:${port}`;
  await answers(origin);
  return {origin, stop: () => end(node)};
}
