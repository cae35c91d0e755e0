/**
 * Upstream files that our swizzles and overrides replace, or whose class names
 * they rely on, with the digests they had when we last compared them.
 *
 *   node tools/upstream.ts            shows what changed since
 *   node tools/upstream.ts --accept   writes the installed ones down
 */
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const LIST = path.join(root, 'src/theme/upstream.json');

type List = {version: string; files: Record<string, string>};

const inModules = (name: string) =>
  path.join(root, 'node_modules/@docusaurus', name);

/** Docusaurus is one version everywhere. */
const installed = (): string =>
  (
    JSON.parse(fs.readFileSync(inModules('core/package.json'), 'utf8')) as {
      version: string;
    }
  ).version;

/** Empty for a file that upstream has removed. */
function digestOf(name: string): string {
  const file = inModules(name);
  return fs.existsSync(file)
    ? createHash('sha256')
        .update(fs.readFileSync(file))
        .digest('hex')
        .slice(0, 12)
    : '';
}

export const readList = (): List =>
  JSON.parse(fs.readFileSync(LIST, 'utf8')) as List;

/** Files that differ from those we compared, or don't exist. */
export const changedFiles = ({files}: List): string[] =>
  Object.keys(files).filter(
    (name) => !files[name] || digestOf(name) !== files[name],
  );

/** @example npmDiff('theme-classic/lib/theme/Tag/index.js', '3.10.2', '3.10.3') */
function npmDiff(name: string, before: string, after: string): void {
  const [, folder = '', file = ''] = /^([\w-]+)\/(.+)$/.exec(name)!;
  const diffs = [before, after].map(
    (version) => `--diff=@docusaurus/${folder}@${version}`,
  );
  spawnSync('npm', ['diff', ...diffs, file], {stdio: 'inherit'});
}

if (import.meta.main) {
  const list = readList();
  const changed = changedFiles(list);
  const version = installed();
  if (process.argv.includes('--accept')) {
    const files = Object.fromEntries(
      Object.keys(list.files)
        .toSorted()
        .map((name) => [name, digestOf(name)]),
    );
    fs.writeFileSync(LIST, `${JSON.stringify({version, files}, null, 2)}\n`);
  } else {
    changed.forEach((name) => npmDiff(name, list.version, version));
  }
  console.log(
    `${changed.length} of ${Object.keys(list.files).length} files changed from ${list.version} to ${version}`,
  );
}
