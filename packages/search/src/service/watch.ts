import {unwatchFile, watchFile} from 'node:fs';
import type {Log} from './log.ts';
import type {Metrics} from './metrics.ts';
import type {Store} from './store.ts';

export type Watcher = {reload: () => Promise<void>; stop: () => void};

/** Reloads a file when it changes. `kind` is named in logs and metrics. */
export function watch(
  kind: 'snapshot' | 'pages',
  file: string,
  intervalMs: number,
  {
    store,
    metrics,
    log,
  }: {store: Pick<Store<object>, 'reload'>; metrics: Metrics; log: Log},
): Watcher {
  async function load(): Promise<void> {
    const result = await store.reload(file);
    metrics.reloads.inc({kind, outcome: result.outcome});
    const level = result.outcome === 'refused' ? 'error' : 'info';
    log({level, message: kind, file, ...result});
  }

  // Sequential, so that what was read last is served.
  let last = Promise.resolve();
  const reload = (): Promise<void> => (last = last.then(load));

  // Polls modification times: files that are replaced, mounted or on a network
  // share emit no events.
  watchFile(file, {interval: intervalMs}, () => void reload());
  return {reload, stop: () => unwatchFile(file)};
}
