/**
 * Files that earlier builds made, by what they were made from: drawing and
 * compressing are slow, and from build to build little changes.
 */
import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** @param ending of the file's name; also tells apart what one source became */
export async function cached(
  dir: string,
  source: string | Buffer,
  ending: string,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const key = createHash('sha256').update(source).digest('hex');
  const file = path.join(dir, key + ending);
  try {
    return await fs.readFile(file);
  } catch {
    const made = await make();
    await fs.mkdir(dir, {recursive: true});
    // Two builds may make the same at once; each puts a whole file.
    const own = `${file}.${process.pid}`;
    await fs.writeFile(own, made);
    await fs.rename(own, file);
    return made;
  }
}
