/**
 * Pictures of earlier builds, by what they were drawn from: drawing is the
 * slow part, and from build to build few cards change.
 */
import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** Counts up when the same drawing has to become another file. */
const FORMAT = 3;

export async function cached(
  dir: string,
  source: string,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const key = createHash('sha256').update(`${FORMAT}\n${source}`).digest('hex');
  const file = path.join(dir, `${key}.png`);
  try {
    return await fs.readFile(file);
  } catch {
    const made = await make();
    await fs.mkdir(dir, {recursive: true});
    // Two builds may draw the same card at once; each puts a whole file.
    const own = `${file}.${process.pid}`;
    await fs.writeFile(own, made);
    await fs.rename(own, file);
    return made;
  }
}
