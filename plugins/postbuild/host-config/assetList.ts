/**
 * The hashed files of a build and their digests, written beside it. Pages name
 * only the first scripts; the rest are names inside scripts, so without a list
 * nothing would miss a chunk that got lost between the build and the machine.
 */
import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** Beside build/: no page of the site. */
export const ASSET_LIST_FILE = '.deploy/assets.json';

/** Path from the site's root, without a slash, to the content's SHA-256. */
export type AssetList = Record<string, string>;

export const digestOf = (content: Buffer) =>
  createHash('sha256').update(content).digest('hex');

/** Copies that the compression makes; the build may have them or not. */
export const isCompressedCopy = (file: string) => /\.(?:br|gz)$/.test(file);

/** @example await listAssets('build') // {'assets/js/main.4f0282cb.js': '9b…'} */
export async function listAssets(outDir: string): Promise<AssetList> {
  const entries = await fs.readdir(path.join(outDir, 'assets'), {
    recursive: true,
    withFileTypes: true,
  });
  const list: AssetList = {};
  for (const entry of entries) {
    if (entry.isFile() && !isCompressedCopy(entry.name)) {
      const file = path.join(entry.parentPath, entry.name);
      list[path.relative(outDir, file)] = digestOf(await fs.readFile(file));
    }
  }
  return list;
}

/** What is missing or altered, said so that a person finds it. */
export async function assetProblems(siteDir: string): Promise<string[]> {
  const wanted = JSON.parse(
    await fs.readFile(path.join(siteDir, ASSET_LIST_FILE), 'utf8'),
  ) as AssetList;
  const found = await listAssets(path.join(siteDir, 'build'));
  return Object.entries(wanted).flatMap(([file, digest]) => {
    if (found[file] === undefined) {
      return [`no build/${file}`];
    }
    return found[file] === digest
      ? []
      : [`build/${file} is not what was built`];
  });
}
