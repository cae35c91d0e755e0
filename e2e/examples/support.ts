/** Runs an example as its reader would: as a process, in its own folder. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import settings from '../../site.settings.ts';
import {contentValues} from '../../src/settings/contentValues.ts';
import {API_KEY, startMock} from '../samples/mock.ts';
import type {Mock, Reply} from '../samples/mock.ts';

export const EXAMPLES = path.resolve('examples');

/** The mock API, and the environment that leads an example to it. */
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

/** Resolves once the server says where it listens. */
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

export const problem = (
  status: number,
  detail: string,
  headers: Record<string, string> = {},
): Reply => ({
  status,
  type: 'application/problem+json',
  headers,
  body: JSON.stringify({
    type: `${settings.urls.site}/docs/api-developers/api#errors`,
    title: 'A problem',
    status,
    detail,
    instance: 'urn:uuid:5f0c1f9e-6c1d-4c1e-9a53-0f8f2f5d7a11',
  }),
});
