/** Builds our site and stock Docusaurus with the same content. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {compressSite} from '../../plugins/postbuild/host-config/compress.ts';
import {writeBaselineSite} from './baseline/site.ts';
import {ours} from './servers.ts';
import type {Site} from './servers.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Inside the project, so that the sites resolve our packages. */
const folder = path.join(root, '.bench');

/** As created, and with search keys, which /search requires. */
const VARIANTS = {baseline: false, 'baseline-with-search': true};

export type Sites = {ours: Site; baseline: Site; baselineWithSearch: Site};

export const sites: Sites = {
  ours,
  baseline: {build: path.join(folder, 'baseline/build')},
  baselineWithSearch: {build: path.join(folder, 'baseline-with-search/build')},
};

function run(command: string[], cwd: string): void {
  const [program, ...rest] = command;
  execFileSync(program!, rest, {cwd, stdio: ['ignore', 'ignore', 'inherit']});
}

export async function buildSites(): Promise<void> {
  run(['npm', 'run', 'build'], root);
  for (const [name, withSearch] of Object.entries(VARIANTS)) {
    const dir = path.join(folder, name);
    writeBaselineSite(dir, {build: ours.build, withSearch});
    run([path.join(root, 'node_modules/.bin/docusaurus'), 'build'], dir);
    await compressSite(path.join(dir, 'build'), path.join(dir, '.compressed'));
  }
}

/** Throws if a site hasn't been built. */
export function checkBuilt(): void {
  for (const {build} of Object.values(sites)) {
    if (!fs.existsSync(path.join(build, 'index.html.br'))) {
      throw new Error(`${build} is not built; run without --no-build`);
    }
  }
}
