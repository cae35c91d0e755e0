/**
 * The licences of what we ship or build with, from the lockfile. A new one
 * fails until someone has read it and added it here.
 */
import fs from 'node:fs';
import {expect, it} from 'vitest';

type Locked = {version?: string; license?: string; dev?: true; link?: true};

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
  // Requires publishing changes to its files; we make none (build tools).
  'MPL-2.0',
  // The font of social cards: free to embed, must not be sold on its own.
  'OFL-1.1',
  'Python-2.0',
  '(WTFPL OR MIT)',
]);

/** Packages older than the field; their files say MIT. */
const UNSTATED = /node_modules\/(?:eval|format|require-like)$/;

it('every dependency has a licence that we know', () => {
  const {packages} = JSON.parse(
    fs.readFileSync('package-lock.json', 'utf8'),
  ) as {packages: Record<string, Locked>};
  const unknown = Object.entries(packages)
    .filter(
      ([place, {dev, link}]) => /node_modules/.test(place) && !dev && !link,
    )
    .filter(([place]) => !UNSTATED.test(place))
    .filter(([, {license}]) => !ALLOWED.has(license ?? 'none'))
    .map(([place, {license}]) => `${place}: ${license ?? 'none'}`);
  expect(unknown).toEqual([]);
});
