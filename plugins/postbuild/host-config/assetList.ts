/**
 * The hashed files of a build and their digests, written next to it. Pages
 * name only the first scripts, and scripts name the rest: without a list nobody
 * would notice a chunk that got lost between the build and the server.
 */
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

/** Next to build/, because nobody may download it. */
export const ASSET_LIST_FILE = '.deploy/assets.json';

/** Path from the site's root, without a slash, to the content's SHA-256. */
export type AssetList = Record<string, string>;

export const digestOf = (content: Buffer) =>
  createHash('sha256').update(content).digest('hex');

/** Made after the build, if at all. */
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

/**
 * What is missing or altered. Browsers cache a hashed file for a year, so a
 * name that an older release used for other content is a problem too.
 */
export async function assetProblems(
  siteDir: string,
  keptAssets: string,
): Promise<string[]> {
  const wanted = JSON.parse(
    await fs.readFile(path.join(siteDir, ASSET_LIST_FILE), 'utf8'),
  ) as AssetList;
  const found = await listAssets(path.join(siteDir, 'build'));
  const problems: string[] = [];
  for (const [file, digest] of Object.entries(wanted)) {
    const kept = path.join(path.dirname(keptAssets), file);
    if (found[file] === undefined) {
      problems.push(`no build/${file}`);
    } else if (found[file] !== digest) {
      problems.push(`build/${file} is not what was built`);
    } else if (
      existsSync(kept) &&
      digestOf(await fs.readFile(kept)) !== digest
    ) {
      problems.push(`${kept} has other content`);
    }
  }
  return problems;
}
