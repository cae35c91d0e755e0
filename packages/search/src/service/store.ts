import {readFile} from 'node:fs/promises';
import type {Search} from '../engine/index.ts';
import {createSearch} from '../engine/index.ts';
import type {LoadedSnapshot} from '../snapshot.ts';
import {digestOf, parseSnapshot} from '../snapshot.ts';

/** The result of a reload. */
export type Outcome =
  | {outcome: 'loaded'; digest: string; records: number; ms: number}
  | {outcome: 'unchanged'}
  | {outcome: 'refused'; reason: string};

/** A snapshot and its search. Both are immutable once loaded. */
export type LoadedIndex = {snapshot: LoadedSnapshot; search: Search};

/** The served snapshots, one per file. */
export type Store = {
  reload: (file: string) => Promise<Outcome>;
  indexNamed: (name: string) => LoadedIndex | undefined;
  indices: () => LoadedIndex[];
};

export function createStore(): Store {
  const served = new Map<string, LoadedIndex>();
  const indices = (): LoadedIndex[] => [...served.values()];

  async function reload(file: string): Promise<Outcome> {
    const started = performance.now();
    try {
      const text = await readFile(file, 'utf8');
      if (served.get(file)?.snapshot.digest === digestOf(text)) {
        return {outcome: 'unchanged'};
      }
      const snapshot = parseSnapshot(text);
      const {records, synonyms, digest} = snapshot;
      const search = await createSearch(records, synonyms);
      // The only line that changes what is served, so a request sees either the
      // old index or the new one.
      served.set(file, {snapshot, search});
      const ms = Math.round(performance.now() - started);
      return {outcome: 'loaded', digest, records: records.length, ms};
    } catch (error) {
      return {outcome: 'refused', reason: reasonOf(error)};
    }
  }

  return {
    reload,
    indices,
    indexNamed: (name) =>
      indices().find(({snapshot}) => snapshot.indexName === name),
  };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
