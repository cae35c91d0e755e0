/**
 * Publishes a snapshot to Algolia.
 *
 *   node packages/search/src/publish/cli.ts --snapshot FILE [--dry-run]
 *
 * ALGOLIA_APP_ID and ALGOLIA_ADMIN_KEY are the credentials; ALGOLIA_HOSTS (URLs,
 * comma-separated) replaces Algolia's hosts in tests. Don't run two at once.
 * Exit codes: 0 done, 1 failed (the old index stays live), 2 wrong usage.
 */
import {readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {parseSnapshot} from '../snapshot.ts';
import {createClient} from './client.ts';
import {dryRun} from './dry-run.ts';
import {publish} from './publish.ts';

const USAGE =
  'usage: ALGOLIA_APP_ID=… ALGOLIA_ADMIN_KEY=… cli.ts --snapshot FILE [--dry-run]';

const report = (line: string): void => console.log(line);

async function main(): Promise<number> {
  const flags = readFlags();
  const {
    ALGOLIA_APP_ID: appId,
    ALGOLIA_ADMIN_KEY: adminKey,
    ALGOLIA_HOSTS: hosts = '',
  } = process.env;
  if (!flags?.snapshot || !appId || !adminKey) {
    console.error(USAGE);
    return 2;
  }
  try {
    const snapshot = parseSnapshot(readFileSync(flags.snapshot, 'utf8'));
    report(
      `snapshot ${snapshot.digest} of ${snapshot.createdAt}: ${snapshot.records.length} records for ${snapshot.indexName}`,
    );
    const client = createClient({
      appId,
      adminKey,
      hosts: hosts.split(',').filter((host) => host !== ''),
    });
    await (flags['dry-run']
      ? dryRun(client, snapshot, report)
      : publish(client, snapshot, report));
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

function readFlags() {
  try {
    return parseArgs({
      options: {snapshot: {type: 'string'}, 'dry-run': {type: 'boolean'}},
    }).values;
  } catch {
    return undefined;
  }
}

process.exitCode = await main();
