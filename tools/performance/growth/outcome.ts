/** Sizes of a build that grow with the number of documents. */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {median} from '../median.ts';

export type Outcome = {
  mainBrotli: number;
  /** The script with the largest sidebar, loaded by every document page. */
  sidebarBytes: number;
  sidebarBrotli: number;
  htmlMedian: number;
  markdownFiles: number;
  cards: number;
};

const sizeOf = (file: string) => fs.statSync(file).size;

const brotliOf = (file: string | undefined) =>
  file ? zlib.brotliCompressSync(fs.readFileSync(file)).length : 0;

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
  const [sidebar] = scripts
    .filter((file) => file !== main && isSidebar(file))
    .sort((a, b) => sizeOf(b) - sizeOf(a));
  return {
    mainBrotli: brotliOf(main),
    sidebarBytes: sidebar ? sizeOf(sidebar) : 0,
    sidebarBrotli: brotliOf(sidebar),
    htmlMedian: median(documents.map(sizeOf)),
    markdownFiles: ending('.md').length,
    cards: ending('.png').filter((file) => file.includes('/img/cards/')).length,
  };
}

/** CPU seconds of our build steps, from the build's output. */
export function ownSteps(output: string): Record<string, number> {
  const lines = output.matchAll(
    /^\[(?<source>postbuild|compress)\] (?:(?<name>[^:\n]+): )?.*\((?<seconds>[\d.]+) s CPU\)$/gm,
  );
  return Object.fromEntries(
    [...lines].map(({groups}) => [
      groups!.source === 'compress' ? 'compression' : groups!.name!,
      Number(groups!.seconds),
    ]),
  );
}
