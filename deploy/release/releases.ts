/**
 * Releases as folders on one machine, switched by one rename:
 *
 *   releases/20251115T120000Z/   build/, .deploy/, .search/ of one build
 *   assets/                      hashed files of every release, for open tabs
 *   current -> releases/…        what nginx and the search service read
 *
 * Whatever goes wrong before the switch leaves `current` as it was.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import {
  digestOf,
  isCompressedCopy,
} from '../../plugins/postbuild/host-config/assetList.ts';
import {checkRelease} from './validateBuild.ts';

/** What a build made, and a server reads. */
const PARTS = ['build', '.deploy', '.search'];
const CURRENT = 'current';

const releasesIn = (home: string) => path.join(home, 'releases');

/** @example releaseId(new Date(0)) // '19700101T000000.000Z' */
export function releaseId(now: Date): string {
  return now.toISOString().replaceAll(/[-:]/g, '');
}

/** Oldest first. */
export async function listReleases(home: string): Promise<string[]> {
  const names = await fs.readdir(releasesIn(home)).catch(() => []);
  return names.filter((name) => !name.endsWith('.partial')).sort();
}

export async function currentRelease(home: string): Promise<string | null> {
  const target = await fs.readlink(path.join(home, CURRENT)).catch(() => null);
  return target && path.basename(target);
}

/** A rename replaces the link at once: no request sees none. */
async function switchTo(home: string, id: string): Promise<void> {
  const next = path.join(home, `${CURRENT}.next`);
  await fs.rm(next, {force: true});
  await fs.symlink(path.join('releases', id), next);
  await fs.rename(next, path.join(home, CURRENT));
}

const digestOfFile = async (file: string) => digestOf(await fs.readFile(file));

/**
 * Adds a release's hashed files to those of older ones, as links: a link is
 * there or not, while a copy cut off by a full disk would be half a file, and
 * the next release would take it for whole.
 */
async function keepAssets(from: string, to: string): Promise<void> {
  const entries = await fs.readdir(from, {
    recursive: true,
    withFileTypes: true,
  });
  for (const entry of entries.filter((it) => it.isFile())) {
    const source = path.join(entry.parentPath, entry.name);
    const target = path.join(to, path.relative(from, source));
    await fs.mkdir(path.dirname(target), {recursive: true});
    try {
      await fs.link(source, target);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
        throw error;
      }
      // Browsers keep a hashed file for a year: its name is its content.
      if (
        !isCompressedCopy(source) &&
        (await digestOfFile(source)) !== (await digestOfFile(target))
      ) {
        throw new Error(`${target} is there with another content`, {
          cause: error,
        });
      }
    }
  }
}

export async function publishRelease(
  home: string,
  {siteDir, now}: {siteDir: string; now: Date},
): Promise<string> {
  await checkRelease(siteDir);
  const id = releaseId(now);
  const release = path.join(releasesIn(home), id);
  const partial = `${release}.partial`;
  try {
    for (const part of PARTS) {
      await fs.cp(path.join(siteDir, part), path.join(partial, part), {
        recursive: true,
      });
    }
    // Before the switch: a new page finds its files, an old tab keeps its own.
    await keepAssets(
      path.join(partial, 'build/assets'),
      path.join(home, 'assets'),
    );
    await fs.rename(partial, release);
    await switchTo(home, id);
  } catch (cause) {
    await fs.rm(partial, {recursive: true, force: true});
    await fs.rm(release, {recursive: true, force: true});
    throw new Error(`release ${id} not published`, {cause});
  }
  return id;
}

/** Back to the release before the current one. */
export async function rollback(home: string): Promise<string> {
  const current = await currentRelease(home);
  const older = (await listReleases(home)).filter(
    (id) => current !== null && id < current,
  );
  const previous = older.at(-1);
  if (previous === undefined) {
    throw new Error('there is no older release');
  }
  await switchTo(home, previous);
  return previous;
}
