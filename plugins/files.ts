/** Writing many files: whole ones, and a few at a time. */
import {randomUUID} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** In one step, so that nobody reads half a file; makes its folder. */
export async function write(
  file: string,
  content: string | Buffer,
): Promise<void> {
  await fs.mkdir(path.dirname(file), {recursive: true});
  const own = `${file}.${randomUUID()}`;
  await fs.writeFile(own, content);
  await fs.rename(own, file);
}

/** Limits how many run at once. */
export async function forEachOf<T>(
  items: Iterable<T>,
  atOnce: number,
  run: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items[Symbol.iterator]();
  const work = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      await run(next.value);
    }
  };
  await Promise.all(Array.from({length: atOnce}, work));
}
