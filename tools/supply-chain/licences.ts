/**
 * Checks the licences of our dependencies. The lockfile has an SPDX expression
 * for each, so comparing with a list is enough; licence checkers on npm add a
 * hundred packages to read the same field. A new expression ("X OR Y") fails
 * until somebody has reviewed it.
 */
import {packagesOf} from './lockfile.ts';
import type {Lockfile} from './lockfile.ts';

/** These only require a notice, except where a comment says more. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 AND MIT',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '(BSD-2-Clause OR MIT OR Apache-2.0)',
  // Browser data (caniuse-lite), used in the build.
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  '(MIT OR CC0-1.0)',
  // Requires publishing changes to its files; we make none (lightningcss, resvg:
  // build tools).
  'MPL-2.0',
  // The font: free to embed, must not be sold on its own.
  'OFL-1.1',
  'Python-2.0',
  '(WTFPL OR MIT)',
]);

/** Packages older than the field, with the licence in their files. */
const STATED_ELSEWHERE: Record<string, string> = {
  'eval@0.1.8': 'MIT',
  'format@0.2.2': 'MIT',
  'require-like@0.1.2': 'MIT',
};

/** Packages with other licences, such as 'left-pad@1.0.0: GPL-3.0-only'. */
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
