/**
 * Publishes a snapshot to Algolia with the official client. Records change
 * atomically: `replaceAllObjects` fills a temporary index and moves it into
 * place. Settings and synonyms must be set before that, so they are restored if
 * a later step fails. The next run cleans up after an interrupted one, so
 * publishing again is always safe.
 */
import type {Algoliasearch, SynonymHit} from 'algoliasearch';
import type {IndexSettings} from '../settings.ts';
import type {LoadedSnapshot} from '../snapshot.ts';
import {difference, isEmpty} from './difference.ts';
import type {RemoteState} from './remote.ts';
import {readRecords, readState, temporaryIndices} from './remote.ts';

/** Prints what a step did. */
export type Report = (line: string) => void;

export async function publish(
  client: Algoliasearch,
  snapshot: LoadedSnapshot,
  report: Report,
): Promise<void> {
  const {indexName, records} = snapshot;
  const started = performance.now();
  await removeTemporary(client, indexName, report);
  const before = await readState(client, indexName);
  try {
    await saveSettings(client, indexName, snapshot.settings);
    report(`settings: ${Object.keys(snapshot.settings).length} set`);
    await saveSynonyms(client, indexName, snapshot.synonyms);
    report(`synonyms: ${snapshot.synonyms.length} set`);
    await client.replaceAllObjects({indexName, objects: records});
  } catch (error) {
    report(`failed: ${error instanceof Error ? error.message : error}`);
    await recover(client, snapshot, before, report);
    throw error;
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  report(`records: ${records.length} published in ${seconds} s`);
}

async function saveSettings(
  client: Algoliasearch,
  indexName: string,
  indexSettings: IndexSettings,
): Promise<void> {
  const {taskID} = await client.setSettings({indexName, indexSettings});
  await client.waitForTask({indexName, taskID});
}

async function saveSynonyms(
  client: Algoliasearch,
  indexName: string,
  synonyms: SynonymHit[],
): Promise<void> {
  const {taskID} =
    synonyms.length === 0
      ? await client.clearSynonyms({indexName})
      : await client.saveSynonyms({
          indexName,
          synonymHit: synonyms,
          replaceExistingSynonyms: true,
        });
  await client.waitForTask({indexName, taskID});
}

/** Restores the previous state, as far as Algolia still responds. */
async function recover(
  client: Algoliasearch,
  snapshot: LoadedSnapshot,
  before: RemoteState,
  report: Report,
): Promise<void> {
  const {indexName} = snapshot;
  try {
    await removeTemporary(client, indexName, report);
    if (await alreadyMoved(client, snapshot)) {
      report('the new records are in place; only the confirmation failed');
    } else if (before.exists) {
      await saveSettings(client, indexName, undo(before, snapshot.settings));
      await saveSynonyms(client, indexName, before.synonyms);
      report('the old index stays live, with its old settings and synonyms');
    } else {
      await client.deleteIndex({indexName});
      report('there was no index before, and there is none now');
    }
  } catch (error) {
    report(
      `could not restore everything (${error instanceof Error ? error.message : error}); publish again to repair`,
    );
  }
}

/** After the move, old settings must not be restored on new records. */
async function alreadyMoved(
  client: Algoliasearch,
  {indexName, records}: LoadedSnapshot,
): Promise<boolean> {
  if (!(await client.indexExists({indexName}))) {
    return false;
  }
  return isEmpty(difference(await readRecords(client, indexName), records));
}

/** The old values of our settings; null resets to Algolia's default. */
function undo(before: RemoteState, ours: IndexSettings): IndexSettings {
  const old = new Map<string, unknown>(Object.entries(before.settings));
  return Object.fromEntries(
    Object.keys(ours).map((name) => [name, old.get(name) ?? null]),
  );
}

async function removeTemporary(
  client: Algoliasearch,
  indexName: string,
  report: Report,
): Promise<void> {
  for (const name of await temporaryIndices(client, indexName)) {
    const {taskID} = await client.deleteIndex({indexName: name});
    await client.waitForTask({indexName: name, taskID});
    report(`removed ${name}, left behind by an interrupted run`);
  }
}
