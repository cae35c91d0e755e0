/** Samples that run: shell, TypeScript and Python against the mock server. */
import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type {Block} from '../collect.ts';
import {API_KEY} from '../mock.ts';
import type {Call, Mock} from '../mock.ts';

/** Inside the project, so that samples find its packages. */
const FOLDER = path.resolve('test-results/samples');

/** Debian's Python, or another with the package that samples import. */
const python = ['python3', '/usr/bin/python3'].find(
  (name) => spawnSync(name, ['-c', 'import requests']).status === 0,
);

export const RUNNERS: Record<string, {extension: string; command: string[]}> = {
  bash: {extension: 'sh', command: ['bash', '-euo', 'pipefail']},
  ts: {extension: 'mts', command: [process.execPath]},
  python: {extension: 'py', command: [python ?? 'no python3 with requests']},
};

export const isProgram = (language: string): boolean =>
  Object.hasOwn(RUNNERS, language);

let count = 0;

/** Removes what an earlier run wrote. */
export const removeSamples = (): void =>
  fs.rmSync(FOLDER, {recursive: true, force: true});

function write(name: string, text: string): string {
  fs.mkdirSync(FOLDER, {recursive: true});
  const file = path.join(FOLDER, name);
  fs.writeFileSync(file, `${text}\n`);
  return file;
}

/** Writes a sample where it can be run or imported. */
export function writeSample(language: string, text: string): string {
  count += 1;
  return write(`sample-${count}.${RUNNERS[language]!.extension}`, text);
}

/** Writes a module that other samples import, named as on the page. */
export function writeModule({meta: {title}, text}: Block): void {
  write(title!, text);
}

export function execute(command: string, args: string[]): Promise<string> {
  const child = spawn(command, args, {
    env: {
      PATH: process.env.PATH,
      API_KEY,
      // Values that readers replace.
      NEXT_CURSOR: 'b3BhcXVl',
      SOURCE_ID: 'src_01',
      ANSWER_ID: 'ans_01',
      WEBHOOK_ID: 'whk_01',
    },
  });
  let output = '';
  const add = (text: string) => (output += text);
  child.stdout.setEncoding('utf8').on('data', add);
  child.stderr.setEncoding('utf8').on('data', add);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) =>
      status === 0
        ? resolve(output)
        : reject(new Error(`exit code ${status}\n${output}`)),
    );
  });
}

/** Type errors in all TypeScript samples, with strict options. */
export function typeErrors(): string {
  const files = fs.globSync(path.join(FOLDER, '*.mts'));
  const options =
    '--noEmit --allowImportingTsExtensions --strict --skipLibCheck --ignoreConfig --module nodenext --target es2023 --types node';
  const {stdout} = spawnSync(
    'node_modules/.bin/tsc',
    [...options.split(' '), ...files],
    {encoding: 'utf8'},
  );
  return stdout;
}

export type Run = {output: string; calls: Call[]};

/** Fails on an error, if nothing was called, and if a call was invalid. */
export async function runProgram(
  language: string,
  text: string,
  mock: Mock,
): Promise<Run> {
  const [command, ...args] = RUNNERS[language]!.command;
  mock.take();
  const output = await execute(command!, [
    ...args,
    writeSample(language, text),
  ]);
  const {requests, calls, mistakes} = mock.take();
  if (mistakes.length > 0 || requests === 0) {
    throw new Error(
      `${requests} requests; ${mistakes.join('; ') || 'none expected?'}\n${output}`,
    );
  }
  return {output, calls};
}
