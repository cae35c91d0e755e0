import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Hono} from 'hono';
import type {Snapshot} from '../../src/record.ts';
import type {AppOptions} from '../../src/service/app.ts';
import {createApp} from '../../src/service/app.ts';
import type {LogEntry} from '../../src/service/log.ts';
import {createMetrics} from '../../src/service/metrics.ts';
import {createIndexStore} from '../../src/service/store.ts';

/** A temporary folder, removed after the test. */
export function makeFolder(): {
  path: (name: string) => string;
  write: (name: string, content: string | Snapshot) => string;
  remove: () => void;
} {
  const folder = mkdtempSync(join(tmpdir(), 'search-test-'));
  const path = (name: string): string => join(folder, name);
  return {
    path,
    write: (name, content) => {
      const text =
        typeof content === 'string' ? content : JSON.stringify(content);
      writeFileSync(path(name), text);
      return path(name);
    },
    remove: () => rmSync(folder, {recursive: true}),
  };
}

export type TestApp = Omit<AppOptions, 'log'> & {
  app: Hono;
  entries: LogEntry[];
};

/** The service on a snapshot file, without a listener. */
export async function makeApp(
  file: string,
  options: Partial<AppOptions> = {},
): Promise<TestApp> {
  const entries: LogEntry[] = [];
  const all: AppOptions = {
    store: createIndexStore(),
    metrics: createMetrics(),
    log: (entry) => entries.push(entry),
    origins: '*',
    cacheBytes: 1024 * 1024,
    ...options,
  };
  await all.store.reload(file);
  return {...all, app: createApp(all), entries};
}
