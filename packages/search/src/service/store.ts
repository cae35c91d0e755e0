import type {Search} from '../engine/index.ts';
import {createSearch} from '../engine/index.ts';
import type {LoadedSnapshot} from '../snapshot.ts';
import {parseSnapshot} from '../snapshot.ts';
import type {Outcome} from './reload-file.ts';
import {reloadFile} from './reload-file.ts';

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

  const reload = (file: string): Promise<Outcome> =>
    reloadFile(file, served.get(file)?.snapshot.digest, async (text) => {
      const snapshot = parseSnapshot(text);
      const {records, synonyms} = snapshot;
      const search = await createSearch(records, synonyms);
      // The only line that changes what is served, so a request sees either the
      // old index or the new one.
      served.set(file, {snapshot, search});
      return records.length;
    });

  return {
    reload,
    indices,
    indexNamed: (name) =>
      indices().find(({snapshot}) => snapshot.indexName === name),
  };
}
