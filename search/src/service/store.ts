import {readFile} from 'node:fs/promises';
import type {SearchIndex} from '../engine/index.ts';
import {indexSteps, inTurns} from '../engine/index.ts';
import {digestOf, parseSnapshot} from '../snapshot.ts';

/** What a reload came to. */
export type Outcome =
  | {outcome: 'loaded'; digest: string; records: number; ms: number}
  | {outcome: 'unchanged'}
  | {outcome: 'refused'; reason: string};

/** The snapshots being served, one for each file. */
export type Store = {
  reload: (file: string) => Promise<Outcome>;
  indexNamed: (name: string) => SearchIndex | undefined;
  indices: () => SearchIndex[];
};

export function createStore(): Store {
  const served = new Map<string, SearchIndex>();
  const indices = (): SearchIndex[] => [...served.values()];

  async function reload(file: string): Promise<Outcome> {
    const started = performance.now();
    try {
      const text = await readFile(file, 'utf8');
      if (served.get(file)?.snapshot.digest === digestOf(text)) {
        return {outcome: 'unchanged'};
      }
      // Copies see a new file at the same time: one that stopped answering
      // while it loads would have no other to step in.
      const index = await inTurns(indexSteps(parseSnapshot(text)));
      // The only line that changes what is served: a request sees the old
      // index or the new one, never a mixture and never none.
      served.set(file, index);
      return {
        outcome: 'loaded',
        digest: index.snapshot.digest,
        records: index.snapshot.records.length,
        ms: Math.round(performance.now() - started),
      };
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
