/**
 * `npm run build`: runs Docusaurus's build, then precompresses every text file
 * with brotli and gzip for nginx, and writes the digests of all files. It's the
 * same for every host; static hosts compress files themselves.
 */
import path from 'node:path';
import {compressSite} from '../../plugins/hosting/compress.ts';
import {writeDigests} from '../../plugins/hosting/digests.ts';
import {stopwatch} from '../../plugins/site-model/stopwatch.ts';
import {docusaurus} from './docusaurus.ts';

const status = await docusaurus(['build', ...process.argv.slice(2)]);
if (status !== 0) {
  process.exit(status);
}

const root = path.resolve(import.meta.dirname, '../..');
const build = path.join(root, 'build');
const time = stopwatch();
const {files, bytes, brotliBytes, gzipBytes} = await compressSite(
  build,
  path.join(root, 'node_modules/.cache/site/compressed'),
);
const share = (part: number) => `${((100 * part) / bytes).toFixed(0)} %`;
console.log(
  `[compress] ${files} files: brotli ${share(brotliBytes)}, gzip ${share(gzipBytes)} ${time()}`,
);
await writeDigests(build);
