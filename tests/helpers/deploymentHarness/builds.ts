/**
 * Two builds that differ in every page, script, style, inline script and
 * search record. The second is made from the first, which is faster than
 * running Docusaurus again.
 */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type {Snapshot} from 'docs-search/record';
import {
  ASSET_LIST_FILE,
  digestOf,
  isCompressedCopy,
  listAssets,
} from '../../../plugins/postbuild/host-config/assetList.ts';
import {sourceHash} from '../../../plugins/postbuild/host-config/contentSecurityPolicy.ts';
import {SNAPSHOT_FILE} from '../../../plugins/postbuild/search-index/writeSnapshot.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const PARTS = ['build', '.deploy', '.search'];
const TEXT_FILE = /\.(?:css|html|js|json|md|svg|txt|xml)$/;
/** main.4f0282cb.js, header-0a3a3dfc520c0ce871a00e9c659ff3f6.svg */
const HASH = /[.-]([0-9a-f]{8,32})\.\w+$/;
/** On the objectIDs of the second build's records. */
export const OTHER_MARK = '-other';

export type Build = {
  siteDir: string;
  /** Path of a file from the site's root to its digest. */
  files: ReadonlyMap<string, string>;
};

const filesIn = (dir: string) =>
  fs
    .readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

export function readBuild(siteDir: string): Build {
  const dir = path.join(siteDir, 'build');
  const files = filesIn(dir).filter((file) => !isCompressedCopy(file));
  return {
    siteDir,
    files: new Map(
      files.map((file) => [
        file.slice(dir.length),
        digestOf(fs.readFileSync(file)),
      ]),
    ),
  };
}

/** URL paths of the pages. */
export const pagesOf = ({files}: Build) =>
  [...files.keys()]
    .filter((file) => file.endsWith('.html') && file !== '/404.html')
    .map((file) => file.replace(/(?:^\/index)?\.html$/, '') || '/');

/** The build that is there. */
export const thisBuild = () => readBuild(root);

/** @example otherHash('0af9') // '1b0a' */
const otherHash = (hash: string) =>
  hash.replaceAll(/./g, (digit) =>
    ((Number.parseInt(digit, 16) + 1) % 16).toString(16),
  );

function rename(text: string, hashes: ReadonlySet<string>): string {
  return text.replaceAll(/[0-9a-f]{8,32}/g, (word) =>
    hashes.has(word) ? otherHash(word) : word,
  );
}

/** Changes the inline scripts, and their hashes in the page's policy. */
function changeInlineScripts(text: string): string {
  const scripts = [...text.matchAll(/<script>(?<code>[^]*?)<\/script>/g)];
  return scripts.reduce((changed, {groups}) => {
    const code = groups!.code!;
    const other = `${code};`;
    return changed
      .replace(`<script>${code}<`, () => `<script>${other}<`)
      .replace(sourceHash(code), sourceHash(other));
  }, text);
}

function changeFile(file: string, hashes: ReadonlySet<string>): void {
  if (TEXT_FILE.test(file)) {
    const renamed = rename(fs.readFileSync(file, 'utf8'), hashes);
    const text = file.endsWith('.html')
      ? changeInlineScripts(renamed)
      : renamed;
    const mark = /\.(?:css|js)$/.test(file) ? '\n/* another build */\n' : '';
    fs.writeFileSync(file, text + mark);
    for (const [end, pack] of [
      ['.br', fastBrotli],
      ['.gz', zlib.gzipSync],
    ] as const) {
      if (fs.existsSync(file + end)) {
        fs.writeFileSync(file + end, pack(Buffer.from(text + mark)));
      }
    }
  }
}

const fastBrotli = (content: Buffer) =>
  zlib.brotliCompressSync(content, {
    params: {[zlib.constants.BROTLI_PARAM_QUALITY]: 1},
  });

function changeIndex(file: string): void {
  const snapshot = JSON.parse(fs.readFileSync(file, 'utf8')) as Snapshot;
  for (const record of snapshot.records) {
    record.objectID += OTHER_MARK;
  }
  fs.writeFileSync(file, JSON.stringify(snapshot));
}

export async function otherBuild(siteDir: string): Promise<Build> {
  for (const part of PARTS) {
    fs.cpSync(path.join(root, part), path.join(siteDir, part), {
      recursive: true,
    });
  }
  const dir = path.join(siteDir, 'build');
  const hashed = filesIn(path.join(dir, 'assets'));
  const hashes = new Set(hashed.flatMap((file) => HASH.exec(file)?.[1] ?? []));
  filesIn(dir)
    .filter((file) => !isCompressedCopy(file))
    .forEach((file) => changeFile(file, hashes));
  for (const file of hashed) {
    fs.renameSync(
      file,
      path.join(path.dirname(file), rename(path.basename(file), hashes)),
    );
  }
  changeIndex(path.join(siteDir, SNAPSHOT_FILE));
  fs.writeFileSync(
    path.join(siteDir, ASSET_LIST_FILE),
    JSON.stringify(await listAssets(dir)),
  );
  return readBuild(siteDir);
}
