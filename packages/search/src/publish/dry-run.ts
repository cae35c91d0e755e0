import type {Algoliasearch} from 'algoliasearch';
import type {LoadedSnapshot} from '../snapshot.ts';
import type {Difference} from './difference.ts';
import {difference, settingsDifference} from './difference.ts';
import type {Report} from './publish.ts';
import {readRecords, readState} from './remote.ts';

export type Plan = {
  records: Difference;
  synonyms: Difference;
  settings: ReturnType<typeof settingsDifference>;
};

const EXAMPLES = 5;

/** What publishing would change. Writes nothing. */
export async function dryRun(
  client: Algoliasearch,
  snapshot: LoadedSnapshot,
  report: Report,
): Promise<Plan> {
  const {indexName} = snapshot;
  const now = await readState(client, indexName);
  const records = now.exists ? await readRecords(client, indexName) : [];
  const plan: Plan = {
    records: difference(records, snapshot.records),
    synonyms: difference(now.synonyms, snapshot.synonyms),
    settings: settingsDifference(now.settings, snapshot.settings),
  };
  report(now.exists ? `index ${indexName}` : `index ${indexName} is new`);
  report(`records: ${describe(plan.records)}`);
  report(`synonyms: ${describe(plan.synonyms)}`);
  report(`settings: ${plan.settings.length} would change`);
  for (const {name, before, after} of plan.settings) {
    report(`  ${name}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`);
  }
  return plan;
}

function describe({added, changed, removed, unchanged}: Difference): string {
  const part = (count: readonly string[], verb: string): string => {
    const examples = count.slice(0, EXAMPLES).join(', ');
    const more = count.length > EXAMPLES ? ', …' : '';
    return `${count.length} ${verb}${count.length > 0 ? ` (${examples}${more})` : ''}`;
  };
  return [
    part(added, 'added'),
    part(changed, 'changed'),
    part(removed, 'removed'),
    `${unchanged} unchanged`,
  ].join(', ');
}
