/**
 * Copies the project to a temporary folder, changes a few files and builds it
 * as an owner does, to test build errors and other settings.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export type SiteCopy = {
  dir: string;
  /** Writes a file, or updates it with a function of its old text. */
  change: (file: string, text: string | ((old: string) => string)) => void;
  build: () => {ok: boolean; output: string};
  remove: () => void;
};

function projectFiles(): string[] {
  return execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {cwd: root, encoding: 'utf8'},
  )
    .split('\0')
    .filter((file) => file && fs.existsSync(path.join(root, file)));
}

/**
 * Empties a folder except for the bundler's cache, which refers to files by
 * path, so later fixtures in the same folder can reuse it.
 */
function clear(dir: string): void {
  for (const entry of fs.readdirSync(dir)) {
    if (entry !== 'node_modules') {
      fs.rmSync(path.join(dir, entry), {recursive: true});
    }
  }
}

/** Links the project's node_modules, with a separate cache. */
function linkModules(dir: string, modules: string): void {
  const from = path.join(root, modules);
  const to = path.join(dir, modules);
  if (!fs.existsSync(from) || fs.existsSync(to)) {
    return;
  }
  fs.mkdirSync(to, {recursive: true});
  for (const entry of fs.readdirSync(from)) {
    const target = path.join(from, entry);
    if (entry !== '.cache') {
      // Workspaces are relative links, so they point into the copied project.
      fs.symlinkSync(
        fs.lstatSync(target).isSymbolicLink()
          ? fs.readlinkSync(target)
          : target,
        path.join(to, entry),
      );
    }
  }
}

export function copySite(
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'site-copy-')),
): SiteCopy {
  clear(dir);
  for (const file of projectFiles()) {
    fs.cpSync(path.join(root, file), path.join(dir, file));
  }
  // nginx's worker runs as another user and must be able to read the build.
  fs.chmodSync(dir, 0o755);
  for (const modules of ['node_modules', 'packages/search/node_modules']) {
    linkModules(dir, modules);
  }

  const change: SiteCopy['change'] = (file, text) => {
    const target = path.join(dir, file);
    const next =
      typeof text === 'string' ? text : text(fs.readFileSync(target, 'utf8'));
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, next);
  };

  const build: SiteCopy['build'] = () => {
    const {status, stdout, stderr} = spawnSync(
      'npm',
      ['run', '--silent', 'build'],
      {
        cwd: dir,
        encoding: 'utf8',
        env: {...process.env, NO_COLOR: '1', FORCE_COLOR: '0'},
      },
    );
    return {ok: status === 0, output: `${stdout}\n${stderr}`};
  };

  return {
    dir,
    change,
    build,
    remove: () => fs.rmSync(dir, {recursive: true, force: true}),
  };
}
