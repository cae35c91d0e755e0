/**
 * `npm run build`: runs Docusaurus's build, then precompresses every text file
 * with brotli and gzip for nginx, and writes the digests of all files. Static
 * hosts compress files themselves.
 */
import {once} from 'node:events';
import path from 'node:path';
import {compressSite} from '../../plugins/postbuild/host-config/compress.ts';
import {writeManifest} from '../../plugins/postbuild/host-config/manifest.ts';
import {stopwatch} from '../../plugins/postbuild/stopwatch.ts';
import settings from '../../site.settings.ts';
import {docusaurus} from './docusaurus.ts';

const [status] = (await once(docusaurus(['build']), 'exit')) as [number | null];
if (status !== 0 || settings.hosting.kind === 'static') {
  process.exit(status ?? 1);
}

const root = path.resolve(import.meta.dirname, '../..');
const time = stopwatch();
const {files, bytes, brotliBytes, gzipBytes} = await compressSite(
  path.join(root, 'build'),
  path.join(root, 'node_modules/.cache/site/compressed'),
);
const share = (part: number) => `${((100 * part) / bytes).toFixed(0)} %`;
console.log(
  `[compress] ${files} files: brotli ${share(brotliBytes)}, gzip ${share(gzipBytes)} ${time()}`,
);
await writeManifest(root);
