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
import {checkRelease} from './checkRelease.ts';

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

export async function publishRelease(
  home: string,
  {siteDir, now}: {siteDir: string; now: Date},
): Promise<string> {
  await checkRelease(siteDir);
  const id = releaseId(now);
  const partial = path.join(releasesIn(home), `${id}.partial`);
  try {
    for (const part of PARTS) {
      await fs.cp(path.join(siteDir, part), path.join(partial, part), {
        recursive: true,
      });
    }
    // Before the switch: a new page finds its files, an old tab keeps its own.
    await fs.cp(path.join(partial, 'build/assets'), path.join(home, 'assets'), {
      recursive: true,
      force: false,
    });
    await fs.rename(partial, path.join(releasesIn(home), id));
  } catch (cause) {
    await fs.rm(partial, {recursive: true, force: true});
    throw new Error(`release ${id} not published`, {cause});
  }
  await switchTo(home, id);
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
