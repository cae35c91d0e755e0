/**
 * Caches the results of earlier builds by a hash of their input: parsing,
 * rendering and compressing are slow, and little changes between builds.
 */
import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {write} from '../files.ts';

export class BuildCache {
  private readonly used = new Set<string>();
  private readonly dir: string;

  /** Use one folder per cache: `forgetUnused` deletes everything else in it. */
  constructor(dir: string) {
    this.dir = dir;
  }

  /** @param ending file extension; distinguishes several results of one source */
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
      await write(file, made);
      return made;
    }
  }

  /** Call at the end of a build, so that the cache doesn't grow forever. */
  async forgetUnused(): Promise<void> {
    const kept = await fs.readdir(this.dir).catch(() => []);
    const unused = kept.filter((name) => !this.used.has(name));
    await Promise.all(
      unused.map((name) => fs.rm(path.join(this.dir, name), {force: true})),
    );
  }
}
