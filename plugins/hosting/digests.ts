/**
 * The digests of all files of a build, as `sha256sum --check` reads them:
 * deploy/publish.sh refuses a build with a missing, altered or added file.
 */
import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

export const DIGESTS_FILE = 'SHA256SUMS';

/** Written last: after the build, and after its files were compressed. */
export async function writeDigests(outDir: string): Promise<void> {
  await fs.rm(path.join(outDir, DIGESTS_FILE), {force: true});
  const entries = await fs.readdir(outDir, {
    recursive: true,
    withFileTypes: true,
  });
  const lines: string[] = [];
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const content = await fs.readFile(file);
    const digest = createHash('sha256').update(content).digest('hex');
    lines.push(`${digest}  ${path.relative(outDir, file)}\n`);
  }
  await fs.writeFile(path.join(outDir, DIGESTS_FILE), lines.join(''));
}
