import type {Context} from 'hono';
import {Hono} from 'hono';
import {bodyLimit} from 'hono/body-limit';
import {createMcpAnswer} from '../mcp/handler.ts';
import type {PageStore} from '../mcp/pageStore.ts';
import {LIMITS, readSearch, RequestError} from '../request.ts';
import type {Log} from './log.ts';
import type {Metrics} from './metrics.ts';
import {observeRequests} from './observe.ts';
import type {Origins} from './origins.ts';
import {allowOrigins} from './origins.ts';
import {createQueue} from './queue.ts';
import {createSearchCache} from './searchCache.ts';
import type {Index, IndexStore} from './store.ts';

export type AppOptions = {
  store: IndexStore;
  /** The pages for agents; without it, there is no /mcp. */
  pageStore?: PageStore | undefined;
  metrics: Metrics;
  log: Log;
  origins: Origins;
  cacheBytes: number;
};

/**
 * Below nginx's proxy_read_timeout, which takes an instance out. nginx passes on
 * too few requests at once to reach it, unless the machine is very slow.
 */
const MAX_WAIT_MS = 800;

/** The service without a listener; tests call `app.request`. */
export function createApp(options: AppOptions): Hono {
  const {store, pageStore, metrics, log, origins, cacheBytes} = options;
  const app = new Hono();
  const find = createSearchCache(cacheBytes);
  const inTurn = createQueue(MAX_WAIT_MS);

  const respond = (
    c: Context,
    status: number,
    json: string | Buffer<ArrayBuffer>,
  ): Response =>
    c.body(json, status as 200, {
      'content-type': 'application/json; charset=UTF-8',
      'x-content-type-options': 'nosniff',
      ...(status === 503 && {'retry-after': '1'}),
    });
  const fail = (c: Context, status: number, message: string): Response =>
    respond(c, status, JSON.stringify({message, status}));
  const limitBody = bodyLimit({
    maxSize: LIMITS.bodyBytes,
    onError: (c) => fail(c, 413, 'Request body too large'),
  });
  function requireIndex(): Index & {digest: string} {
    const index = store.current();
    if (index === undefined) {
      throw new RequestError(503, 'No snapshot loaded');
    }
    return index;
  }

  app.onError((error, c) => {
    if (error instanceof RequestError) {
      return fail(c, error.status, error.message);
    }
    log({level: 'error', message: 'request failed', reason: String(error)});
    return fail(c, 500, 'Internal server error');
  });
  app.notFound((c) => fail(c, 404, 'Path not found'));

  app.get('/health', (c) => respond(c, 200, '{"status":"alive"}'));
  app.get('/ready', (c) => {
    const {digest, snapshot} = requireIndex();
    const {indexName, createdAt, records} = snapshot;
    const served = {indexName, digest, createdAt, records: records.length};
    return respond(c, 200, JSON.stringify({status: 'ready', ...served}));
  });
  app.get('/metrics', async (c) => c.text(await metrics.render(store)));

  app.use('/1/*', allowOrigins(origins, 'algolia'));
  app.use('/1/*', observeRequests(metrics, log));
  app.use('/1/*', limitBody);
  // The star is part of the path, as in Algolia's.
  app.post('/1/indexes/:star{\\*}/queries', async (c) => {
    const request = readSearch(await c.req.text());
    return inTurn(c.req.raw.signal, () => {
      const index = requireIndex();
      const {indexName} = request;
      if (indexName !== index.snapshot.indexName) {
        throw new RequestError(404, `Index ${indexName} does not exist`);
      }
      const {json, cached} = find(index, request);
      metrics.queries.inc({cache: cached ? 'hit' : 'miss'});
      return respond(c, 200, json);
    });
  });

  if (pageStore) {
    const mcp = createMcpAnswer({pageStore, requireIndex, metrics});
    app.use('/mcp', allowOrigins(origins, 'mcp'));
    app.use('/mcp', observeRequests(metrics, log));
    app.use('/mcp', limitBody);
    app.all('/mcp', async (c) => {
      const body = await c.req.text();
      const {signal} = c.req.raw;
      const response = await inTurn(signal, () => mcp(c.req.raw, body));
      response.headers.set('x-content-type-options', 'nosniff');
      return response;
    });
  }
  return app;
}
