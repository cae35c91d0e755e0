/**
 * Publishes the records of the last build to Algolia with the official client.
 *
 *   node packages/search/src/publish.ts --index NAME [--dry-run] [--file FILE]
 *
 * ALGOLIA_APP_ID and ALGOLIA_ADMIN_KEY are the credentials. Settings and
 * synonyms are set first; then the records are replaced at once, by way of a
 * temporary index. If a step fails, publish again. Don't run two at once.
 */
import {readFileSync} from 'node:fs';
import {isDeepStrictEqual, parseArgs} from 'node:util';
import type {Algoliasearch, SynonymHit} from 'algoliasearch';
import {algoliasearch} from 'algoliasearch';
import type {SearchFile} from './searchFile.ts';
import {SEARCH_FILE, unpackRecords} from './searchFile.ts';
import {INDEX_SETTINGS as settings} from './settings.ts';

export async function publish(
  client: Algoliasearch,
  indexName: string,
  file: SearchFile,
): Promise<void> {
  const {synonyms} = file;
  const set = await client.setSettings({indexName, indexSettings: settings});
  await client.waitForTask({indexName, taskID: set.taskID});
  const {taskID} =
    synonyms.length === 0
      ? await client.clearSynonyms({indexName})
      : await client.saveSynonyms({
          indexName,
          synonymHit: synonyms,
          replaceExistingSynonyms: true,
        });
  await client.waitForTask({indexName, taskID});
  await client.replaceAllObjects({indexName, objects: unpackRecords(file)});
}

/** What publishing would change, one line for each kind. Writes nothing. */
export async function dryRun(
  client: Algoliasearch,
  indexName: string,
  file: SearchFile,
): Promise<string[]> {
  const isNew = !(await client.indexExists({indexName}));
  const now = {
    settings: isNew ? {} : await client.getSettings({indexName}),
    synonyms: [] as SynonymHit[],
    records: [] as Item[],
  };
  if (!isNew) {
    await client.browseSynonyms({
      indexName,
      aggregator: ({hits}) => void now.synonyms.push(...hits),
    });
    await client.browseObjects<Item>({
      indexName,
      browseParams: {attributesToRetrieve: ['*']},
      aggregator: ({hits}) => void now.records.push(...hits),
    });
  }
  return [
    `index ${indexName}${isNew ? ' is new' : ''}`,
    `records: ${difference(now.records, unpackRecords(file))}`,
    `synonyms: ${difference(now.synonyms, file.synonyms)}`,
    `settings: ${difference(
      named(now.settings).filter(({objectID}) => objectID in settings),
      named(settings),
    )}`,
  ];
}

type Item = {objectID: string; [name: string]: unknown};

/** @example named({distinct: true}) // [{objectID: 'distinct', value: true}] */
const named = (settings: object): Item[] =>
  Object.entries(settings).map(([objectID, value]) => ({objectID, value}));

/** @example '0 added, 1 changed (custom-bot#token), 0 removed, 9 unchanged' */
function difference(
  before: readonly {objectID: string}[],
  after: readonly {objectID: string}[],
): string {
  const old = new Map(before.map((item) => [item.objectID, item]));
  const kept = new Set(after.map(({objectID}) => objectID));
  const known = after.filter(({objectID}) => old.has(objectID));
  const changed = known.filter((item) => {
    // Algolia adds highlights.
    const {_highlightResult: _, ...stored} = old.get(item.objectID) as Item;
    return !isDeepStrictEqual(item, stored);
  });
  const part = (items: readonly {objectID: string}[], verb: string): string => {
    const ids = items.slice(0, 5).map(({objectID}) => objectID);
    const more = items.length > ids.length ? ', …' : '';
    const names = ids.length > 0 ? ` (${ids.join(', ')}${more})` : '';
    return `${items.length} ${verb}${names}`;
  };
  return [
    part(
      after.filter(({objectID}) => !old.has(objectID)),
      'added',
    ),
    part(changed, 'changed'),
    part(
      before.filter(({objectID}) => !kept.has(objectID)),
      'removed',
    ),
    `${known.length - changed.length} unchanged`,
  ].join(', ');
}

if (import.meta.main) {
  const {values: flags} = parseArgs({
    options: {
      index: {type: 'string'},
      file: {type: 'string', default: `build/${SEARCH_FILE}`},
      'dry-run': {type: 'boolean'},
    },
  });
  const {ALGOLIA_APP_ID: appId, ALGOLIA_ADMIN_KEY: adminKey} = process.env;
  if (!flags.index || !appId || !adminKey) {
    throw new Error('set --index, ALGOLIA_APP_ID and ALGOLIA_ADMIN_KEY');
  }
  const file = JSON.parse(readFileSync(flags.file, 'utf8')) as SearchFile;
  const client = algoliasearch(appId, adminKey);
  if (flags['dry-run']) {
    console.log((await dryRun(client, flags.index, file)).join('\n'));
  } else {
    await publish(client, flags.index, file);
    console.log(`${file.records.length} records published in ${flags.index}`);
  }
}
