import type {Store} from './store.ts';

/** What /ready says: which snapshots are served. */
export function describeStore(store: Store): object {
  return {
    status: 'ready',
    snapshots: store.indices().map(({snapshot}) => ({
      indexName: snapshot.indexName,
      digest: snapshot.digest,
      createdAt: snapshot.createdAt,
      records: snapshot.records.length,
    })),
  };
}
