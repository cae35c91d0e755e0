import {unwatchFile, watchFile} from 'node:fs';
import type {Log} from './log.ts';
import type {Metrics} from './metrics.ts';
import type {Store} from './store.ts';

export type Reloader = {
  /** Loads all files, one after the other. */
  reloadAll: () => Promise<void>;
  stop: () => void;
};

/** Reloads files when they change. `kind` is named in logs and metrics. */
export function watchFiles(
  kind: 'snapshot' | 'pages',
  files: readonly string[],
  intervalMs: number,
  {
    store,
    metrics,
    log,
  }: {store: Pick<Store, 'reload'>; metrics: Metrics; log: Log},
): Reloader {
  async function load(file: string): Promise<void> {
    const result = await store.reload(file);
    metrics.reloads.inc({kind, outcome: result.outcome});
    const level = result.outcome === 'refused' ? 'error' : 'info';
    log({level, message: kind, file, ...result});
  }

  // Sequential, so that the file read last is the one served.
  let last = Promise.resolve();
  const reload = (file: string): Promise<void> =>
    (last = last.then(() => load(file)));

  // Polls modification times: files that are replaced, mounted or on a network
  // share emit no events.
  for (const file of files) {
    watchFile(file, {interval: intervalMs}, () => void reload(file));
  }
  return {
    reloadAll: async () => {
      for (const file of files) {
        await reload(file);
      }
    },
    stop: () => files.forEach((file) => unwatchFile(file)),
  };
}
