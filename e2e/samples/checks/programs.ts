/** Samples that run: shell, TypeScript and Python against the mock server. */
import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type {Block} from '../collect.ts';
import {API_KEY} from '../mock.ts';
import type {Mock} from '../mock.ts';

/** Inside the project, so that samples find its packages. */
const FOLDER = path.resolve('test-results/samples');

/** Debian's Python, or another with the package that samples import. */
const python = ['python3', '/usr/bin/python3'].find(
  (name) => spawnSync(name, ['-c', 'import requests']).status === 0,
);

const RUNNERS: Record<string, {extension: string; command: string[]}> = {
  bash: {extension: 'sh', command: ['bash', '-euo', 'pipefail']},
  ts: {extension: 'mts', command: [process.execPath]},
  python: {extension: 'py', command: [python ?? 'no python3 with requests']},
};

export const isProgram = (language: string): boolean =>
  Object.hasOwn(RUNNERS, language);

let count = 0;

/** Samples of an earlier run are no samples. */
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

/** What samples import, under the name that the page gives it. */
export function writeClient({meta: {title}, text}: Block): void {
  write(title!, text);
}

/** How a program uses a client that samples import. */
const WITH_CLIENT: Readonly<
  Record<string, (file: string, path: string) => string>
> = {
  ts: (file, path) =>
    `import {api} from './${file}';\nawait api('GET', '${path}');`,
  python: (file, path) =>
    `from ${file.replace('.py', '')} import api\napi("GET", "${path}")`,
};

/** It passes on what a call answers, and does not hide an error. */
export async function checkClient(block: Block, mock: Mock): Promise<void> {
  writeClient(block);
  const {language, meta} = block;
  const get = (path: string) =>
    runProgram(language, WITH_CLIENT[language]!(meta.title!, path), mock);
  await get('/faqs');
  const outcome = await get('/no-such-call').catch(String);
  if (!outcome?.includes('exit code 1')) {
    throw new Error(`the client hides an error: ${outcome}`);
  }
}

function execute(command: string, args: string[]): Promise<string> {
  const child = spawn(command, args, {
    env: {
      PATH: process.env.PATH,
      API_KEY,
      // What the samples name as yours.
      NEXT_CURSOR: 'b3BhcXVl',
      SOURCE_ID: 'src_01',
      ANSWER_ID: 'ans_01',
    },
  });
  let output = '';
  child.stdout.on('data', (data) => (output += data));
  child.stderr.on('data', (data) => (output += data));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) =>
      status === 0
        ? resolve(output)
        : reject(new Error(`exit code ${status}\n${output}`)),
    );
  });
}

/** All TypeScript that was written, as a strict project would compile it. */
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

/** Fails on an error, on no call at all, and on a call that is not valid. */
export async function runProgram(
  language: string,
  text: string,
  mock: Mock,
): Promise<void> {
  const [command, ...args] = RUNNERS[language]!.command;
  mock.take();
  const output = await execute(command!, [
    ...args,
    writeSample(language, text),
  ]);
  const {requests, mistakes} = mock.take();
  if (mistakes.length > 0 || requests === 0) {
    throw new Error(
      `${requests} requests; ${mistakes.join('; ') || 'none expected?'}\n${output}`,
    );
  }
}
