/**
 * Brotli and gzip copies beside every text file, made once with the slowest
 * settings instead of at each request with fast ones.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';

const TEXT_FILES =
  /\.(?:css|html|js|json|map|md|svg|txt|webmanifest|xml|yaml)$/;
/** Below this the headers of a response weigh more than what is saved. */
const MIN_BYTES = 512;
/** Twice the processors of a small machine; zlib's own threads do the work. */
const AT_ONCE = 4;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

export type Compressed = {
  files: number;
  bytes: number;
  brotliBytes: number;
  gzipBytes: number;
};

async function compressFile(file: string, total: Compressed): Promise<void> {
  const content = await fs.readFile(file);
  if (content.length < MIN_BYTES) {
    return;
  }
  const [br, gz] = await Promise.all([
    brotli(content),
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
}

export async function compressSite(outDir: string): Promise<Compressed> {
  const names = await fs.readdir(outDir, {recursive: true});
  const files = names
    .filter((name) => TEXT_FILES.test(name))
    .map((name) => path.join(outDir, name));
  const total = {files: 0, bytes: 0, brotliBytes: 0, gzipBytes: 0};
  const next = files.values();
  const worker = async () => {
    for (const file of next) {
      await compressFile(file, total);
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, worker));
  return total;
}
