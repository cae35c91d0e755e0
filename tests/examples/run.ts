/** Runs an example as a reader would: as a process, in its own folder. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {text} from 'node:stream/consumers';

export const EXAMPLES = path.resolve('examples');

type Env = Readonly<Record<string, string>>;

function start(example: string, args: readonly string[], env: Env) {
  return spawn(process.execPath, args, {
    cwd: path.join(EXAMPLES, example),
    env: {PATH: process.env.PATH, ...env},
  });
}

export async function run(
  example: string,
  args: readonly string[],
  env: Env = {},
): Promise<{code: number | null; stdout: string; stderr: string}> {
  const child = start(example, args, env);
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  return {code, stdout, stderr};
}

/** Resolves once the server prints its URL. */
export async function startServer(
  example: string,
  program: string,
  env: Env,
): Promise<{url: string; stop: () => Promise<unknown>}> {
  const child = start(example, [program], {PORT: '0', ...env});
  child.stderr.resume();
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`exit code ${code}`)));
    child.stdout.on('data', (data) => {
      const [found] = /http:\/\/localhost:\d+/.exec(String(data)) ?? [];
      if (found !== undefined) {
        resolve(found);
      }
    });
  });
  const stop = () => {
    const gone = once(child, 'exit');
    child.kill();
    return gone;
  };
  return {url, stop};
}
