import {renameSync, rmSync} from 'node:fs';
import {afterAll, expect, test, vi} from 'vitest';
import {makeFolder} from '../../test/helpers/app.ts';
import {makeRecords, makeSnapshot} from '../../test/helpers/records.ts';
import type {LogEntry} from './log.ts';
import {createMetrics} from './metrics.ts';
import {createIndexStore} from './store.ts';
import {watch} from './watch.ts';

const folder = makeFolder();
afterAll(() => folder.remove());

test('a store swaps in a new snapshot, and keeps the last good one', async () => {
  const write = (records: number) =>
    folder.write('a.json', makeSnapshot(makeRecords(records)));
  const store = createIndexStore();
  const size = () => store.current()?.snapshot.records.length;
  const file = write(10);
  expect(await store.reload(file)).toMatchObject({outcome: 'loaded'});
  expect(await store.reload(file)).toEqual({outcome: 'unchanged'});
  write(20);
  expect(await store.reload(file)).toMatchObject({records: 20});
  for (const text of ['{"format":1,"indexName":"docs","rec', '', '{}']) {
    folder.write('a.json', text);
    expect(await store.reload(file)).toMatchObject({
      outcome: 'refused',
      reason: expect.stringContaining('snapshot refused'),
    });
  }
  rmSync(file);
  expect(await store.reload(file)).toMatchObject({outcome: 'refused'});
  expect(size()).toBe(20);
});

test('a watched file is loaded when it changes; a broken one is counted', async () => {
  const file = folder.path('watched.json');
  const store = createIndexStore();
  const metrics = createMetrics();
  const entries: LogEntry[] = [];
  const log = (entry: LogEntry) => entries.push(entry);
  const watcher = watch('snapshot', file, 20, {store, metrics, log});
  await watcher.reload();
  const size = () => store.current()?.snapshot.records.length;
  expect(size()).toBeUndefined();

  folder.write('watched.json', makeSnapshot(makeRecords(10)));
  await vi.waitFor(() => expect(size()).toBe(10), 10_000);
  // As in a build: written elsewhere, then moved into place.
  folder.write('next.json', makeSnapshot(makeRecords(30)));
  renameSync(folder.path('next.json'), file);
  await vi.waitFor(() => expect(size()).toBe(30), 10_000);
  folder.write('watched.json', '{');
  await vi.waitFor(
    () => expect(entries.at(-1)).toMatchObject({level: 'error', file}),
    10_000,
  );
  expect(await metrics.render(store)).toMatch(
    /search_reloads_total\{kind="snapshot",outcome="refused"\} [1-9]/,
  );
  watcher.stop();
});

test('reloads are sequential: what was read last is served', async () => {
  const steps: string[] = [];
  const {promise: slow, resolve: finish} = Promise.withResolvers<undefined>();
  const store = {
    reload: async () => {
      steps.push('read');
      await (steps.length === 1 ? slow : undefined);
      steps.push('served');
      return {outcome: 'unchanged' as const};
    },
  };
  const watcher = watch('snapshot', 'docs.json', 1000, {
    store,
    metrics: createMetrics(),
    log: () => undefined,
  });
  const both = [watcher.reload(), watcher.reload()];
  finish(undefined);
  await Promise.all(both);
  watcher.stop();
  expect(steps).toEqual(['read', 'served', 'read', 'served']);
});
