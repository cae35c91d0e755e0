/** Starts and stops processes for tests. */
import type {ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import net from 'node:net';
import {vi} from 'vitest';

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
  await vi.waitFor(() => fetch(url), {timeout: 20_000, interval: 100});
}

export async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode === null && process.signalCode === null) {
    process.kill('SIGTERM');
    await once(process, 'exit');
  }
}
