/** Serves the built site with nginx while a task runs. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {setTimeout} from 'node:timers/promises';

/** Resolves when the server responds; rejects if it exits first. */
async function answering(origin: string, ended: Promise<unknown>) {
  const stopped = ended.then(() => {
    throw new Error('the server exited before it responded');
  });
  const answers = async () => {
    while (!(await fetch(origin).then(Boolean, () => false))) {
      await setTimeout(50);
    }
  };
  await Promise.race([answers(), stopped]);
}

export async function withSite<T>(
  port: number,
  task: (origin: string) => Promise<T>,
): Promise<T> {
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(
    process.execPath,
    [
      '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON',
      'tests/helpers/serveBuild.ts',
      String(port),
    ],
    {stdio: 'inherit'},
  );
  const ended = once(server, 'exit');
  try {
    await answering(origin, ended);
    return await task(origin);
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}
