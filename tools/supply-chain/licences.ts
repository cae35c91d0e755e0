/**
 * Licences of what the site and the service are built from. The lock file
 * states each in SPDX's words, so a list and a comparison do; checkers from
 * npm bring a hundred packages to read the same field. A combination that is
 * new ("X OR Y") fails until somebody has read it.
 */
import {packagesOf} from './lockfile.ts';
import type {Lockfile} from './lockfile.ts';

/** None asks for more than its notice, but for the two that say so. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 AND MIT',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '(BSD-2-Clause OR MIT OR Apache-2.0)',
  // Data about browsers (caniuse-lite), for the build.
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  '(MIT OR CC0-1.0)',
  // Changes to its own files are published; we change none (lightningcss,
  // resvg: tools of the build).
  'MPL-2.0',
  // The typeface: free to embed, not to be sold by itself.
  'OFL-1.1',
  'Python-2.0',
  '(WTFPL OR MIT)',
]);

/** Older than the field: what their files say. */
const STATED_ELSEWHERE: Record<string, string> = {
  'eval@0.1.8': 'MIT',
  'format@0.2.2': 'MIT',
  'require-like@0.1.2': 'MIT',
};

/** What may not be used as it is, such as 'left-pad@1.0.0: GPL-3.0-only'. */
export function refusedLicences(lockfile: Lockfile): string[] {
  return packagesOf(lockfile)
    .filter(({dev}) => !dev)
    .map(({name, version, license}) => {
      const id = `${name}@${version}`;
      return {id, licence: license ?? STATED_ELSEWHERE[id] ?? 'none stated'};
    })
    .filter(({licence}) => !ALLOWED.has(licence))
    .map(({id, licence}) => `${id}: ${licence}`);
}
