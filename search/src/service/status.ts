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

/** What /metrics says about them. */
export function storeGauges(store: Store): [string, number][] {
  return store.indices().flatMap(({snapshot}): [string, number][] => {
    const name = snapshot.indexName.replace(/["\\\n]/g, '_');
    const created = Date.parse(snapshot.createdAt) / 1000;
    const {digest, records} = snapshot;
    return [
      [`search_snapshot_records{index="${name}"}`, records.length],
      [
        `search_snapshot_created_seconds{index="${name}",digest="${digest}"}`,
        created,
      ],
    ];
  });
}
