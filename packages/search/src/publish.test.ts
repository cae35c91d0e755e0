import {algoliasearch} from 'algoliasearch';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {startFakeAlgolia} from '../test/helpers/fakeAlgolia.ts';
import {makeRecords, pack} from '../test/helpers/records.ts';
import {dryRun, publish} from './publish.ts';
import {unpackRecords} from './searchFile.ts';
import {INDEX_SETTINGS as settings} from './settings.ts';

// More than one page of records.
const file = pack(makeRecords(250));
const records = unpackRecords(file);
const {synonyms} = file;
const old = () => ({
  objects: [{objectID: 'old', url: 'https://docs.example/old'}],
  settings: {hitsPerPage: 7, typoTolerance: 'min'},
  synonyms: [{objectID: 's', type: 'synonym', synonyms: ['x', 'y']}],
});

let fake: Awaited<ReturnType<typeof startFakeAlgolia>>;
beforeEach(async () => {
  fake = await startFakeAlgolia();
  fake.indices.set('docs', old());
});
afterEach(() => fake.close());

const client = () =>
  algoliasearch('app', 'key', {
    hosts: [
      {
        url: '127.0.0.1',
        port: fake.port,
        protocol: 'http',
        accept: 'readWrite',
      },
    ],
  });

test('replaces records and synonyms, and sets settings, twice if asked', async () => {
  for (let run = 0; run < 2; run += 1) {
    await publish(client(), 'docs', file);
    expect([...fake.indices]).toEqual([
      [
        'docs',
        {
          objects: records,
          settings: {...old().settings, ...settings},
          synonyms,
        },
      ],
    ]);
  }
});

test('creates the index, and removes synonyms that are no longer in the file', async () => {
  fake.indices.clear();
  await publish(client(), 'docs', file);
  await publish(client(), 'docs', {...file, synonyms: []});
  expect(fake.indices.get('docs')).toEqual({
    objects: records,
    settings,
    synonyms: [],
  });
});

test('if the records fail, the old ones stay live', async () => {
  fake.fails = (call) => call.endsWith('/batch') && call.includes('_tmp_');
  await expect(publish(client(), 'docs', file)).rejects.toThrow();
  expect([...fake.indices.keys()]).toEqual(['docs']);
  expect(fake.indices.get('docs')?.objects).toEqual(old().objects);
});

test('a dry run shows the differences and writes nothing', async () => {
  const lines = await dryRun(client(), 'docs', file);
  expect(lines).toEqual([
    'index docs',
    expect.stringMatching(/^records: 250 added .* 1 removed \(old\), 0 unch/),
    expect.stringMatching(/^synonyms: 2 added .* 1 removed \(s\), 0 unch/),
    expect.stringMatching(/^settings: .* 1 changed \(hitsPerPage\), 0 removed/),
  ]);
  expect(fake.indices.get('docs')).toEqual(old());
  fake.indices.clear();
  expect(await dryRun(client(), 'docs', file)).toContain('index docs is new');
});

test('after publishing, a dry run shows only what changed since', async () => {
  await publish(client(), 'docs', file);
  const [first, ...rest] = file.records;
  const edited = [{...first!, content: 'new text'}, ...rest];
  expect(await dryRun(client(), 'docs', {...file, records: edited})).toEqual([
    'index docs',
    `records: 0 added, 1 changed (${records[0]!.objectID}), 0 removed, 249 unchanged`,
    'synonyms: 0 added, 0 changed, 0 removed, 2 unchanged',
    expect.stringContaining('settings: 0 added, 0 changed, 0 removed'),
  ]);
});
