import type {Store} from './store.ts';

/** The body of /ready: the served snapshots. */
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
