import type {Context} from 'hono';
import {Hono} from 'hono';
import {bodyLimit} from 'hono/body-limit';
import {createMcpAnswer} from '../mcp/handler.ts';
import type {PageStore} from '../mcp/pageStore.ts';
import type {Credentials, Origins} from './access.ts';
import {allowOrigins, requireCredentials} from './access.ts';
import {errorBody, RequestError} from '../request/errors.ts';
import {LIMITS} from '../request/limits.ts';
import type {Log} from './log.ts';
import type {Metrics} from './metrics.ts';
import {observeRequests} from './observe.ts';
import type {Json, Reply} from './replies.ts';
import {createReplies, joinResults} from './replies.ts';
import {readMultiple, readSingle} from '../request/requests.ts';
import {describeStore} from './status.ts';
import type {Store} from './store.ts';

export type AppOptions = {
  store: Store;
  /** The pages for agents; without it, there is no /mcp. */
  pageStore?: PageStore | undefined;
  metrics: Metrics;
  log: Log;
  /** Without them, everyone may search. */
  credentials?: Credentials | undefined;
  origins: Origins;
  cacheBytes: number;
};

/** The service without a listener; tests call `app.request`. */
export function createApp(options: AppOptions): Hono {
  const {store, pageStore, metrics, log, credentials, origins, cacheBytes} =
    options;
  const app = new Hono();
  const replies = createReplies(store.indexNamed, cacheBytes);

  const respond = (c: Context, status: number, json: string | Json): Response =>
    c.body(json, status as 200, {
      'content-type': 'application/json; charset=UTF-8',
      'x-content-type-options': 'nosniff',
    });
  const fail = (c: Context, status: number, message: string): Response =>
    respond(c, status, JSON.stringify(errorBody(status, message)));
  const answer = (all: readonly Reply[]): Json[] =>
    all.map(({json, cached}) => {
      metrics.queries.inc({cache: cached ? 'hit' : 'miss'});
      return json;
    });
  const limitBody = bodyLimit({
    maxSize: LIMITS.bodyBytes,
    onError: (c) => fail(c, 413, 'Request body too large'),
  });

  app.onError((error, c) => {
    if (error instanceof RequestError) {
      return fail(c, error.status, error.message);
    }
    log({level: 'error', message: 'request failed', reason: String(error)});
    return fail(c, 500, 'Internal server error');
  });
  app.notFound((c) => fail(c, 404, 'Path not found'));

  app.get('/health', (c) => respond(c, 200, '{"status":"alive"}'));
  app.get('/ready', (c) =>
    store.indices().length > 0
      ? respond(c, 200, JSON.stringify(describeStore(store)))
      : fail(c, 503, 'No snapshot loaded'),
  );
  app.get('/metrics', async (c) => c.text(await metrics.render(store)));

  app.use('/1/*', allowOrigins(origins, 'algolia'));
  app.use('/1/*', observeRequests(metrics, log));
  app.use('/1/*', requireCredentials(credentials));
  app.use('/1/*', async function refuseWhileEmpty(_, next) {
    if (store.indices().length === 0) {
      // A 5xx makes clients try the next instance.
      throw new RequestError(503, 'No snapshot loaded');
    }
    await next();
  });
  app.use('/1/*', limitBody);

  if (pageStore) {
    const mcp = createMcpAnswer({pageStore, store, metrics});
    app.use('/mcp', allowOrigins(origins, 'mcp'));
    app.use('/mcp', observeRequests(metrics, log));
    app.use('/mcp', limitBody);
    // No credentials, since the site is public.
    app.all('/mcp', async (c) => {
      const reply = await mcp(c.req.raw, await c.req.text());
      reply.headers.set('x-content-type-options', 'nosniff');
      return reply;
    });
  }

  app.post('/1/indexes/:indexName/query', async (c) => {
    const body = await c.req.text();
    const request = readSingle(c.req.param('indexName'), body);
    const [result] = answer([replies(request)]);
    return respond(c, 200, result as Json);
  });
  app.post('/1/indexes/:star/queries', async (c) => {
    if (c.req.param('star') !== '*') {
      return c.notFound();
    }
    const requests = readMultiple(await c.req.text());
    return respond(c, 200, joinResults(answer(requests.map(replies))));
  });
  return app;
}
