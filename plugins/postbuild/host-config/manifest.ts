/**
 * The digests of all that a server gets, as `sha256sum --check` reads them:
 * deploy/release.sh refuses a build with a missing, altered or added file.
 */
import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** Next to build/, because nobody may download it. */
export const DEPLOY_FOLDER = '.deploy';

export const MANIFEST_FILE = `${DEPLOY_FOLDER}/SHA256SUMS`;

const FOLDERS = ['build', DEPLOY_FOLDER, '.search'];

export const digestOf = (content: Buffer) =>
  createHash('sha256').update(content).digest('hex');

/** Written last: after the build, and after its files were compressed. */
export async function writeManifest(siteDir: string): Promise<void> {
  const manifest = path.join(siteDir, MANIFEST_FILE);
  await fs.rm(manifest, {force: true});
  const lines: string[] = [];
  for (const folder of FOLDERS) {
    const entries = await fs.readdir(path.join(siteDir, folder), {
      recursive: true,
      withFileTypes: true,
    });
    for (const entry of entries.filter((each) => each.isFile())) {
      const file = path.join(entry.parentPath, entry.name);
      const digest = digestOf(await fs.readFile(file));
      lines.push(`${digest}  ${path.relative(siteDir, file)}\n`);
    }
  }
  await fs.writeFile(manifest, lines.join(''));
}
