import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import type {LoadedSnapshot} from '../snapshot.ts';
import {parseSnapshot} from '../snapshot.ts';
import type {FakeAlgolia} from '../../test/helpers/fakeAlgolia.ts';
import {
  ADMIN,
  emptyIndex,
  startFakeAlgolia,
} from '../../test/helpers/fakeAlgolia.ts';
import {makeRecords, makeSnapshot} from '../../test/helpers/records.ts';
import {createClient} from './client.ts';
import {dryRun} from './dry-run.ts';
import {publish} from './publish.ts';

const OLD = {
  objects: [{objectID: 'old', url: 'https://docs.example/old'}],
  settings: {hitsPerPage: 7, typoTolerance: 'min'},
  synonyms: [{objectID: 's', type: 'synonym', synonyms: ['x', 'y']}],
  rules: [{objectID: 'rule', consequence: {}}],
};

let fake: FakeAlgolia;
let snapshot: LoadedSnapshot;

beforeEach(async () => {
  fake = await startFakeAlgolia();
  // More than one page of results, more than one synonym.
  snapshot = parseSnapshot(JSON.stringify(makeSnapshot(makeRecords(250))));
  putOldIndex(fake);
});
afterEach(() => fake.close());

function putOldIndex({indices}: FakeAlgolia): void {
  const byId = <T extends {objectID: string}>(items: T[]) =>
    new Map(items.map((item) => [item.objectID, item]));
  indices.set('docs', {
    objects: byId(OLD.objects),
    settings: {...OLD.settings},
    synonyms: byId(OLD.synonyms),
    rules: byId(OLD.rules),
  });
}

const client = () => createClient({...ADMIN, hosts: [fake.url]});
const silent = (): void => undefined;
const content = () => {
  const index = fake.indices.get('docs') ?? emptyIndex();
  return {
    objects: [...index.objects.values()],
    settings: index.settings,
    synonyms: [...index.synonyms.values()],
    rules: [...index.rules.values()],
  };
};
const published = () => ({
  objects: snapshot.records,
  settings: {...OLD.settings, ...snapshot.settings},
  synonyms: snapshot.synonyms,
  rules: OLD.rules,
});

describe('publish', () => {
  test('publishes all records, settings and synonyms', async () => {
    const lines: string[] = [];
    await publish(client(), snapshot, (line) => lines.push(line));
    expect(content()).toEqual(published());
    expect([...fake.indices.keys()]).toEqual(['docs']);
    expect(lines.at(-1)).toMatch(/^records: 250 published in [\d.]+ s$/);
  });

  test('creates the index on first publication', async () => {
    fake.indices.clear();
    await publish(client(), snapshot, silent);
    expect(content()).toEqual({
      ...published(),
      settings: snapshot.settings,
      rules: [],
    });
  });

  test('is idempotent', async () => {
    await publish(client(), snapshot, silent);
    await publish(client(), snapshot, silent);
    expect(content()).toEqual(published());
  });

  test('removes synonyms that were removed from the file', async () => {
    await publish(client(), {...snapshot, synonyms: []}, silent);
    expect(content().synonyms).toEqual([]);
    expect(fake.calls).toContain('POST /1/indexes/docs/synonyms/clear');
  });

  test('a failure at any step leaves the old index live', async () => {
    await publish(client(), snapshot, silent);
    const steps = fake.calls.length;
    expect(steps).toBeGreaterThan(10);
    for (let step = 1; step <= steps; step += 1) {
      fake.indices.clear();
      putOldIndex(fake);
      fake.calls.length = 0;
      fake.plan((call) => (call === step ? 500 : null));
      const failed = await publish(client(), snapshot, silent).catch(
        (error: Error) => error,
      );
      const what = `step ${step}: ${fake.calls[step - 1]}`;
      expect(failed, what).toBeInstanceOf(Error);
      expect([...fake.indices.keys()], what).toEqual(['docs']);
      // After the move, the new index must be complete; before, the old one.
      const moved = fake.calls
        .slice(0, step - 1)
        .some((call, at, all) => isMove(call, all.slice(at + 1)));
      expect(content(), what).toEqual(moved ? published() : OLD);
    }
  });

  test('a run interrupted at any step is repaired by the next', async () => {
    await publish(client(), snapshot, silent);
    const steps = fake.calls.length;
    for (let step = 1; step <= steps; step += 1) {
      fake.indices.clear();
      putOldIndex(fake);
      fake.calls.length = 0;
      fake.plan((call) => (call >= step ? 500 : null));
      await publish(client(), snapshot, silent).catch(silent);
      fake.plan(() => null);
      await publish(client(), snapshot, silent);
      expect([...fake.indices.keys()], `step ${step}`).toEqual(['docs']);
      expect(content(), `step ${step}`).toEqual(published());
    }
  });

  test('a failed first publication leaves no index behind', async () => {
    fake.indices.clear();
    fake.plan((_, what) => (what.endsWith('/batch') ? 500 : null));
    await expect(publish(client(), snapshot, silent)).rejects.toThrow();
    expect([...fake.indices.keys()]).toEqual([]);
  });

  test('a wrong key is reported and changes nothing', async () => {
    const wrong = createClient({
      appId: ADMIN.appId,
      adminKey: 'wrong',
      hosts: [fake.url],
    });
    await expect(publish(wrong, snapshot, silent)).rejects.toThrow(
      'Invalid Application-ID or API key',
    );
    expect(content()).toEqual(OLD);
  });
});

/** The last operation on the temporary index is the move. */
function isMove(call: string, later: readonly string[]): boolean {
  const operation = /^POST .*_tmp_\d+\/operation$/;
  return operation.test(call) && !later.some((next) => operation.test(next));
}

describe('dry run', () => {
  test('shows the difference and writes nothing', async () => {
    const lines: string[] = [];
    const plan = await dryRun(client(), snapshot, (line) => lines.push(line));
    expect(plan.records).toMatchObject({
      added: snapshot.records.map(({objectID}) => objectID),
      removed: ['old'],
      changed: [],
    });
    expect(plan.synonyms.removed).toEqual(['s']);
    expect(lines.join('\n')).toContain('hitsPerPage: 7 → 20');
    expect(content()).toEqual(OLD);
    expect(fake.calls.filter((call) => /^(PUT|DELETE)/.test(call))).toEqual([]);
  });

  test('after publishing there is nothing to do', async () => {
    await publish(client(), snapshot, silent);
    const plan = await dryRun(client(), snapshot, silent);
    expect(plan.records).toMatchObject({
      unchanged: 250,
      added: [],
      changed: [],
    });
    expect(plan.synonyms).toMatchObject({added: [], changed: [], removed: []});
    expect(plan.settings).toEqual([]);
  });

  test('a changed record counts as changed', async () => {
    await publish(client(), snapshot, silent);
    const [first, ...rest] = snapshot.records;
    const edited = {...first!, content: 'new text'};
    const plan = await dryRun(
      client(),
      {...snapshot, records: [edited, ...rest]},
      silent,
    );
    expect(plan.records.changed).toEqual([first!.objectID]);
  });

  test('an index that does not exist yet is new', async () => {
    fake.indices.clear();
    const lines: string[] = [];
    await dryRun(client(), snapshot, (line) => lines.push(line));
    expect(lines[0]).toBe('index docs is new');
  });
});
