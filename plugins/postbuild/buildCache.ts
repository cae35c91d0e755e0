/**
 * What earlier builds made, by what it was made from: reading, drawing and
 * compressing are slow, and from build to build little changes.
 */
import {createHash, randomUUID} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

export class BuildCache {
  private readonly used = new Set<string>();
  private readonly dir: string;

  /** A folder of one kind of work alone: `forgetUnused` empties it. */
  constructor(dir: string) {
    this.dir = dir;
  }

  /** @param ending of the file's name; also tells apart what one source became */
  async get(
    source: string | Buffer,
    ending: string,
    make: () => Buffer | Promise<Buffer>,
  ): Promise<Buffer> {
    const name = createHash('sha256').update(source).digest('hex') + ending;
    const file = path.join(this.dir, name);
    this.used.add(name);
    try {
      return await fs.readFile(file);
    } catch {
      const made = await make();
      await fs.mkdir(this.dir, {recursive: true});
      // Two may make the same at once; each puts a whole file.
      const own = `${file}.${randomUUID()}`;
      await fs.writeFile(own, made);
      await fs.rename(own, file);
      return made;
    }
  }

  /** For the end of a build, so that years of changes don't pile up. */
  async forgetUnused(): Promise<void> {
    const kept = await fs.readdir(this.dir).catch(() => []);
    const unused = kept.filter((name) => !this.used.has(name));
    await Promise.all(
      unused.map((name) => fs.rm(path.join(this.dir, name), {force: true})),
    );
  }
}

const LOCK_FILE = new URL('../../package-lock.json', import.meta.url);

/**
 * Part of what something was made from: the code in some folders, and all
 * packages. Code outside of them must not matter.
 */
export async function codeVersion(...folders: URL[]): Promise<string> {
  const hash = createHash('sha256').update(await fs.readFile(LOCK_FILE));
  for (const folder of folders) {
    for (const name of (await fs.readdir(folder)).sort()) {
      if (!name.includes('.test.')) {
        hash.update(name).update(await fs.readFile(new URL(name, folder)));
      }
    }
  }
  return hash.digest('hex');
}
