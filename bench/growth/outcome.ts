/** What a build holds, as far as it grows with the documents. */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {median} from '../results.ts';

export type Outcome = {
  mainBrotli: number;
  /** The largest script of a sidebar: every document page loads it. */
  sidebarBytes: number;
  htmlMedian: number;
  twins: number;
  cards: number;
};

const sizeOf = (file: string) => fs.statSync(file).size;

/** As Docusaurus 3.10.2 names a version's data in a chunk. */
const isSidebar = (script: string) =>
  fs.readFileSync(script, 'utf8').includes('docsSidebars');

export function outcome(build: string): Outcome {
  const files = fs
    .readdirSync(build, {recursive: true, encoding: 'utf8'})
    .map((name) => path.join(build, name));
  const ending = (end: string) => files.filter((file) => file.endsWith(end));
  const scripts = ending('.js');
  const main = scripts.find((file) => /\/main\.[^/]*$/.test(file));
  const documents = ending('.html').filter((file) =>
    file.startsWith(path.join(build, 'docs/')),
  );
  return {
    mainBrotli: main
      ? zlib.brotliCompressSync(fs.readFileSync(main)).length
      : 0,
    sidebarBytes: Math.max(
      0,
      ...scripts.filter((file) => file !== main && isSidebar(file)).map(sizeOf),
    ),
    htmlMedian: median(documents.map(sizeOf)),
    twins: ending('.md').length,
    cards: ending('.png').filter((file) => file.includes('/img/cards/')).length,
  };
}

/** Seconds of processor that our own steps take, as the build says them. */
export function ownSteps(output: string): Record<string, number> {
  const lines = output.matchAll(
    /^\[(?<source>site-outputs|compress)\] (?:(?<name>[^:\n]+): )?.*\((?<seconds>[\d.]+) s of processor\)$/gm,
  );
  return Object.fromEntries(
    [...lines].map(({groups}) => [
      groups!.source === 'compress' ? 'compression' : groups!.name!,
      Number(groups!.seconds),
    ]),
  );
}
