/**
 * How builds scale, compared with stock Docusaurus: `npm run bench:growth --
 * [--documents 18 --documents 500 …] [--json file]`. Measures builds with empty
 * caches, and an incremental build of ours. Takes half an hour and several
 * gigabytes of memory, so it isn't part of CI.
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {SNAPSHOT_FILE} from '../../../plugins/postbuild/search-index/write-snapshot.ts';
import {ours} from '../servers.ts';
import {run} from './command.ts';
import type {Run} from './command.ts';
import {outcome, ownSteps} from './outcome.ts';
import type {Outcome} from './outcome.ts';
import {grownBaseline, grownOurs} from './sites.ts';
import {growthTable} from './table.ts';
import type {Growth} from './table.ts';

const {values: options} = parseArgs({
  options: {
    documents: {type: 'string', multiple: true},
    json: {type: 'string'},
  },
});

/** Both sites start without an Rspack cache. */
function forgetCache(dir: string): void {
  for (const cache of ['.docusaurus', 'node_modules/.cache']) {
    fs.rmSync(path.join(dir, cache), {recursive: true, force: true});
  }
}

function recordsOf(dir: string): number {
  const text = fs.readFileSync(path.join(dir, SNAPSHOT_FILE), 'utf8');
  return (JSON.parse(text) as {records: unknown[]}).records.length;
}

async function measureOurs(documents: number) {
  const site = grownOurs(documents);
  try {
    const built = await run(['npm', 'run', 'build'], site.dir);
    // An incremental build: one document has changed.
    site.edit();
    const again = await run(['npm', 'run', 'build'], site.dir);
    return {
      ...summary(built, path.join(site.dir, 'build')),
      records: recordsOf(site.dir),
      steps: ownSteps(built.output),
      stepsAgain: ownSteps(again.output),
    };
  } finally {
    site.remove();
  }
}

async function measureBaseline(documents: number) {
  const site = grownBaseline(documents, ours.build);
  try {
    forgetCache(site.dir);
    const built = await run(['npx', 'docusaurus', 'build'], site.dir);
    return summary(built, path.join(site.dir, 'build'));
  } finally {
    site.remove();
  }
}

function summary(built: Run, build: string): Outcome & Omit<Run, 'output'> {
  const {output: _, ...measured} = built;
  return {...measured, ...outcome(build)};
}

if (!fs.existsSync(path.join(ours.build, 'index.md'))) {
  throw new Error('run npm run build first: the baseline uses its content');
}
const sizes = (options.documents ?? ['18', '500', '1000', '2000']).map(Number);
const results: Growth[] = [];
for (const documents of sizes) {
  const baseline = await measureBaseline(documents);
  const result = {documents, baseline, ours: await measureOurs(documents)};
  results.push(result);
  console.log(growthTable([result]));
  if (options.json) {
    fs.writeFileSync(options.json, JSON.stringify(results, null, 2));
  }
}
console.log(`\n${growthTable(results)}`);
