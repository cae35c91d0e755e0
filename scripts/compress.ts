/**
 * Compresses the finished build; a step of `npm run build`, not of Docusaurus:
 * copies of the site that are built to test a rule do without.
 */
import path from 'node:path';
import {compressSite} from '../src/delivery/compress.ts';
import {stopwatch} from '../src/delivery/stopwatch.ts';

const time = stopwatch();
const {files, bytes, brotliBytes, gzipBytes} = await compressSite(
  path.resolve(import.meta.dirname, '../build'),
  path.resolve(import.meta.dirname, '../node_modules/.cache/site/compressed'),
);
const share = (part: number) => `${((100 * part) / bytes).toFixed(0)} %`;
console.log(
  `[compress] ${files} files: brotli ${share(brotliBytes)}, gzip ${share(gzipBytes)} ${time()}`,
);
