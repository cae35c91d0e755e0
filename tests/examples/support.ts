/** Runs an example as a reader would: as a process, in its own folder. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import settings from '../../site.settings.ts';
import {problems} from '../../data/facts/api.ts';
import {contentValues} from '../../plugins/settings/contentValues.ts';
import {API_KEY, startMock} from '../samples/mock.ts';
import type {Mock, Reply} from '../samples/mock.ts';
import {problemReply} from '../samples/problem.ts';
import type {ProblemName} from '../samples/problem.ts';

export const EXAMPLES = path.resolve('examples');

/** The mock API and the environment variables that point to it. */
export async function startApi(): Promise<{
  mock: Mock;
  env: Record<string, string>;
}> {
  const mock = await startMock(contentValues(settings));
  return {mock, env: {API_URL: mock.url, API_KEY}};
}

function start(example: string, args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, args, {
    cwd: path.join(EXAMPLES, example),
    env: {PATH: process.env.PATH, ...env},
  });
  child.stdout.setEncoding('utf8');
  child.stderr.setEncoding('utf8');
  return child;
}

export async function run(
  example: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<{code: number | null; stdout: string; stderr: string}> {
  const child = start(example, args, env);
  const result = {code: null as number | null, stdout: '', stderr: ''};
  child.stdout.on('data', (data: string) => (result.stdout += data));
  child.stderr.on('data', (data: string) => (result.stderr += data));
  [result.code] = (await once(child, 'close')) as [number | null];
  return result;
}

/** Resolves once the server prints its URL. */
export async function startServer(
  example: string,
  program: string,
  env: Record<string, string>,
): Promise<{url: string; stop: () => Promise<unknown>}> {
  const child = start(example, [program], {PORT: '0', ...env});
  child.stderr.resume();
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`exit code ${code}`)));
    child.stdout.on('data', (data: string) => {
      const found = /http:\/\/localhost:\d+/.exec(data);
      if (found) {
        resolve(found[0]);
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

export const json = (status: number, body?: unknown): Reply => ({
  status,
  type: 'application/json',
  body: body === undefined ? '' : JSON.stringify(body),
});

/** The first problem with this status. */
export function problem(
  status: number,
  detail: string,
  headers: Record<string, string> = {},
): Reply {
  const [name] = Object.entries(problems).find(
    ([, known]) => known.status === status,
  )!;
  return problemReply(name as ProblemName, {detail}, headers);
}
