import {renameSync} from 'node:fs';
import {afterAll, describe, expect, test, vi} from 'vitest';
import {makeFolder} from '../../test/helpers/app.ts';
import {makeRecords, makeSnapshot} from '../../test/helpers/records.ts';
import type {LogEntry} from './log.ts';
import {createMetrics} from './metrics.ts';
import {watchFiles} from './reload.ts';
import {createStore} from './store.ts';

const folder = makeFolder();
afterAll(() => folder.remove());

const size = (store: ReturnType<typeof createStore>) =>
  store.indexNamed('docs')?.snapshot.records.length;

describe('a store', () => {
  test('loads a snapshot, keeps an unchanged one, and swaps a new one', async () => {
    const file = folder.write('a.json', makeSnapshot(makeRecords(10)));
    const store = createStore();
    expect(await store.reload(file)).toMatchObject({
      outcome: 'loaded',
      records: 10,
    });
    const first = store.indexNamed('docs');
    expect(await store.reload(file)).toEqual({outcome: 'unchanged'});
    expect(store.indexNamed('docs')).toBe(first);
    folder.write('a.json', makeSnapshot(makeRecords(20)));
    expect(await store.reload(file)).toMatchObject({
      outcome: 'loaded',
      records: 20,
    });
    expect(size(store)).toBe(20);
  });

  test.each([
    ['truncated', '{"format":1,"indexName":"docs","rec'],
    ['empty', ''],
    ['of another format', '{"format":99}'],
  ])('refuses a file that is %s and serves on', async (_, text) => {
    const file = folder.write('b.json', makeSnapshot(makeRecords(10)));
    const store = createStore();
    await store.reload(file);
    folder.write('b.json', text);
    expect(await store.reload(file)).toMatchObject({
      outcome: 'refused',
      reason: expect.stringContaining('snapshot refused'),
    });
    expect(size(store)).toBe(10);
  });

  test('keeps serving when the file is deleted', async () => {
    const file = folder.write('c.json', makeSnapshot(makeRecords(10)));
    const store = createStore();
    await store.reload(file);
    renameSync(file, folder.path('elsewhere.json'));
    expect(await store.reload(file)).toMatchObject({outcome: 'refused'});
    expect(size(store)).toBe(10);
  });
});

test('a watched file is loaded when it changes; a broken one is counted', async () => {
  const file = folder.path('watched.json');
  const store = createStore();
  const metrics = createMetrics();
  const entries: LogEntry[] = [];
  const log = (entry: LogEntry) => entries.push(entry);
  const watch = watchFiles('snapshot', [file], 20, {store, metrics, log});
  await watch.reloadAll();
  expect(store.indices()).toEqual([]);

  folder.write('watched.json', makeSnapshot(makeRecords(10)));
  await vi.waitFor(() => expect(size(store)).toBe(10), 10_000);
  // As in a build: written elsewhere, then moved into place.
  folder.write('next.json', makeSnapshot(makeRecords(30)));
  renameSync(folder.path('next.json'), file);
  await vi.waitFor(() => expect(size(store)).toBe(30), 10_000);
  folder.write('watched.json', '{');
  await vi.waitFor(
    () => expect(entries.at(-1)).toMatchObject({level: 'error', file}),
    10_000,
  );
  expect(size(store)).toBe(30);
  expect(await metrics.render(store)).toMatch(
    /search_reloads_total\{kind="snapshot",outcome="refused"\} [1-9]/,
  );
  watch.stop();
});

test('files are loaded sequentially: the last one read is served', async () => {
  const steps: string[] = [];
  const {promise: slow, resolve: finish} = Promise.withResolvers<undefined>();
  const store = {
    reload: async (file: string) => {
      steps.push(`read ${file}`);
      await (steps.length === 1 ? slow : undefined);
      steps.push(`served ${file}`);
      return {outcome: 'unchanged' as const};
    },
  };
  const watch = watchFiles('snapshot', ['docs.json'], 1000, {
    store,
    metrics: createMetrics(),
    log: () => undefined,
  });
  const both = [watch.reloadAll(), watch.reloadAll()];
  finish(undefined);
  await Promise.all(both);
  watch.stop();
  const once = ['read docs.json', 'served docs.json'];
  expect(steps).toEqual([...once, ...once]);
});
