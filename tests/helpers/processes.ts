/** Starts and stops processes. */
import {spawn} from 'node:child_process';
import type {ChildProcess, SpawnOptions} from 'node:child_process';
import {once} from 'node:events';
import net from 'node:net';
import {setTimeout} from 'node:timers/promises';

export type Host = {origin: string; stop: () => Promise<void>};

const PATIENCE_MS = 30_000;

export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Waits until a URL responds, with any status. */
export async function answers(url: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await fetch(url).then(Boolean, () => false))) {
    if (Date.now() > end) {
      throw new Error(`${url} doesn't respond`);
    }
    await setTimeout(50);
  }
}

export async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode === null && process.signalCode === null) {
    process.kill('SIGTERM');
    await once(process, 'exit');
  }
}

/** Runs a server on a free port of this machine until it's stopped. */
export async function startHost(
  command: (port: number) => string[],
  {host = '127.0.0.1', ...options}: SpawnOptions & {host?: string} = {},
): Promise<Host> {
  const port = await freePort();
  const [program = '', ...args] = command(port);
  const server = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {...process.env, PORT: String(port)},
    ...options,
  });
  const origin = `http://${host}:${port}`;
  await answers(origin);
  return {origin, stop: () => end(server)};
}
