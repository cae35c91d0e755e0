import type {ChildProcess} from 'node:child_process';
import {spawn} from 'node:child_process';
import {createInterface} from 'node:readline';
import {fileURLToPath} from 'node:url';

export const SERVER = fileURLToPath(
  new URL('../../src/service/server.ts', import.meta.url),
);

export type Child = {
  process: ChildProcess;
  pid: number;
  url: string;
  port: number;
};

/**
 * Starts a Node program that logs its `url` once it listens.
 * @param command replaces plain Node
 */
export async function startProgram(
  program: string,
  env: Record<string, string>,
  command: readonly string[] = [process.execPath],
): Promise<Child> {
  const [node = '', ...args] = command;
  const child = spawn(node, [...args, program], {
    env: {PATH: process.env['PATH'], ...env},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`exited with ${code}`)));
    // Keeps reading, or the child would block on a full pipe.
    createInterface({input: child.stdout}).on('line', (line) => {
      const found = /"url":"(http:[^"]+)"/.exec(line)?.[1];
      if (found !== undefined) {
        resolve(found);
      }
    });
  });
  return {
    process: child,
    pid: child.pid as number,
    url,
    port: Number(new URL(url).port),
  };
}

/** An instance of the real service; port 0 lets the system choose. */
export function startService(
  snapshotFile: string,
  env: Record<string, string> = {},
): Promise<Child> {
  return startProgram(SERVER, {
    SEARCH_SNAPSHOT: snapshotFile,
    SEARCH_PORT: '0',
    ...env,
  });
}

/** Ends a child and waits for its exit. */
export async function endChild(
  {process: child}: Child,
  signal: NodeJS.Signals = 'SIGKILL',
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) {
    return;
  }
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}
