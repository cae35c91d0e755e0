/**
 * Brotli and gzip copies of every text file, made once with slow settings
 * instead of at each request with fast ones.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {forEachOf} from '../files.ts';
import {BuildCache} from '../site-model/buildCache.ts';

const TEXT_FILES =
  /\.(?:css|html|js|json|map|md|svg|txt|webmanifest|xml|yaml)$/;
/** Smaller files aren't worth it: headers are larger than the saving. */
const MIN_BYTES = 512;
/** Twice the processors of a small machine; zlib's own threads do the work. */
const AT_ONCE = 4;

/** Scripts and styles: most of a page's bytes, and most outlive a build. */
const HASHED_FILES = /^assets\//;
const BEST = 11;
/** 2 % larger than the best, in a third of the time. */
const GOOD = 10;
/** Another 9 %, in a tenth. */
const FAST = 6;

/** Pages change with each build, so a large site compresses them faster. */
const QUALITY = {
  few: {hashed: BEST, pages: GOOD},
  many: {hashed: GOOD, pages: FAST},
};
const MANY_FILES = 1000;

const brotli = promisify<Buffer, zlib.BrotliOptions, Buffer>(
  zlib.brotliCompress,
);
const gzip = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip);

const compressed = (content: Buffer, quality: number) =>
  brotli(content, {
    params: {[zlib.constants.BROTLI_PARAM_QUALITY]: quality},
  });

export type Compressed = {
  files: number;
  bytes: number;
  brotliBytes: number;
  gzipBytes: number;
};

export async function compressSite(
  outDir: string,
  cacheDir: string,
): Promise<Compressed> {
  const names = (await fs.readdir(outDir, {recursive: true})).filter((name) =>
    TEXT_FILES.test(name),
  );
  const quality = QUALITY[names.length > MANY_FILES ? 'many' : 'few'];
  const cache = new BuildCache(cacheDir);
  const total = {files: 0, bytes: 0, brotliBytes: 0, gzipBytes: 0};

  await forEachOf(names, AT_ONCE, async (name) => {
    const file = path.join(outDir, name);
    const content = await fs.readFile(file);
    if (content.length < MIN_BYTES) {
      return;
    }
    const [br, gz] = await Promise.all([
      HASHED_FILES.test(name)
        ? cache.get(content, `-${quality.hashed}.br`, () =>
            compressed(content, quality.hashed),
          )
        : compressed(content, quality.pages),
      gzip(content, {level: 9}),
    ]);
    await Promise.all([
      fs.writeFile(`${file}.br`, br),
      fs.writeFile(`${file}.gz`, gz),
    ]);
    total.files += 1;
    total.bytes += content.length;
    total.brotliBytes += br.length;
    total.gzipBytes += gz.length;
  });
  await cache.forgetUnused();
  return total;
}
