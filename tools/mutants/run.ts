/**
 * Mutation tests for the browser tests: breaks one state at a time in a copy of
 * the site and expects the tests named in tools/mutants/list.ts to fail. Usage:
 * `npm run mutants [part of a name …]`. Exits 1 if a mutant survives or doesn't
 * apply. Takes about half a minute each, so it isn't part of `check`.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {mutants} from './list.ts';
import type {Mutant} from './list.ts';
import {copySite} from '../../tests/helpers/siteCopy.ts';
import type {SiteCopy} from '../../tests/helpers/siteCopy.ts';

const PORT = process.env.E2E_PORT ?? '4190';

function bundleFiles({dir}: SiteCopy): string[] {
  const scripts = path.join('build', 'assets', 'js');
  return fs
    .readdirSync(path.join(dir, scripts))
    .map((name) => path.join(scripts, name));
}

/** Applies the mutant; returns a function that reverts it. */
function mutate(site: SiteCopy, {where, from, to}: Mutant): () => void {
  const files = where === 'bundle' ? bundleFiles(site) : [where];
  const originals = new Map<string, string>();
  for (const file of files) {
    const text = fs.readFileSync(path.join(site.dir, file), 'utf8');
    const changed = text.replace(from, to);
    if (changed !== text) {
      originals.set(file, text);
      site.change(file, changed);
    }
  }
  if (originals.size === 0) {
    throw new Error(`${where} has no ${String(from)}`);
  }
  return () => originals.forEach((text, file) => site.change(file, text));
}

function isNoticed(site: SiteCopy, {noticedBy}: Mutant): boolean {
  const {status, stdout} = spawnSync(
    'node_modules/.bin/playwright',
    ['test', '--grep', noticedBy, '--reporter=line', '--timeout=20000', '-x'],
    {cwd: site.dir, encoding: 'utf8', env: {...process.env, E2E_PORT: PORT}},
  );
  // A run without tests, or one that couldn't start, doesn't count.
  return status !== 0 && /\d+ failed/.test(stdout);
}

function isKilled(site: SiteCopy, mutant: Mutant): boolean {
  const undo = mutate(site, mutant);
  if (mutant.where !== 'bundle' && !site.build().ok) {
    throw new Error(`the site does not build: ${mutant.name}`);
  }
  const noticed = isNoticed(site, mutant);
  undo();
  return noticed;
}

const wanted = process.argv.slice(2);
const chosen = mutants
  .filter(
    ({name}) =>
      wanted.length === 0 || wanted.some((part) => name.includes(part)),
  )
  // Bundle mutants first: they share one build of the unmodified site.
  .sort((a, b) => Number(b.where === 'bundle') - Number(a.where === 'bundle'));
const site = copySite();
let survivors = 0;
try {
  if (chosen.some(({where}) => where === 'bundle')) {
    site.build();
  }
  for (const mutant of chosen) {
    const killed = isKilled(site, mutant);
    survivors += killed ? 0 : 1;
    console.log(`${killed ? 'noticed ' : 'SURVIVED'}  ${mutant.name}`);
  }
} finally {
  site.remove();
}
console.log(`${chosen.length - survivors} noticed, ${survivors} survived`);
process.exitCode = survivors > 0 || chosen.length === 0 ? 1 : 0;
