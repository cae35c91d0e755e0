import {Counter, Gauge, Histogram, Registry} from 'prom-client';
import type {IndexStore} from './store.ts';

const DURATION_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.3, 1];

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string>(
    name: string,
    help: string,
    ...labelNames: Label[]
  ) => new Counter({name, help, labelNames, registers});
  const requests = counter(
    'search_requests_total',
    'Requests answered',
    'status',
  );
  const queries = counter(
    'search_queries_total',
    'Searches, by whether the result was cached',
    'cache',
  );
  const reloads = counter(
    'search_reloads_total',
    'Snapshots and pages files read',
    'kind',
    'outcome',
  );
  const mcpCalls = counter('search_mcp_calls_total', 'MCP tool calls', 'tool');
  const duration = new Histogram({
    name: 'search_request_duration_seconds',
    help: 'Time to answer a request',
    buckets: DURATION_BUCKETS,
    registers,
  });
  const records = new Gauge({
    name: 'search_snapshot_records',
    help: 'Records being served',
    registers,
  });
  const created = new Gauge({
    name: 'search_snapshot_created_seconds',
    help: 'When the snapshot being served was built',
    labelNames: ['digest'],
    registers,
  });

  /** Prometheus text. The gauges describe the served snapshot. */
  async function render(store: IndexStore): Promise<string> {
    const served = store.current();
    created.reset();
    if (served) {
      const {digest, snapshot} = served;
      records.set(snapshot.records.length);
      created.set({digest}, Date.parse(snapshot.createdAt) / 1000);
    }
    return registry.metrics();
  }

  return {requests, queries, reloads, mcpCalls, duration, render};
}
