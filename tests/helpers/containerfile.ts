import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export type Containerfile = {
  base: string;
  user: string;
  /** Files from the repository, not from another stage. */
  copies: {sources: string[]; target: string}[];
  runs: string[];
};

/** Parses the few instructions that our Containerfiles use. */
export function readContainerfile(name: string): Containerfile {
  const lines = fs
    .readFileSync(path.join(root, 'deploy', name), 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');
  const all = (instruction: string) =>
    lines
      .filter((line) => line.startsWith(`${instruction} `))
      .map((line) => line.slice(instruction.length + 1));
  return {
    base: all('ARG')[0]?.replace('BASE=', '') ?? '',
    user: all('USER').at(-1) ?? 'root',
    copies: all('COPY')
      .filter((line) => !line.startsWith('--'))
      .map((line) => line.split(' '))
      .map((words) => ({sources: words.slice(0, -1), target: words.at(-1)!})),
    runs: all('RUN'),
  };
}
