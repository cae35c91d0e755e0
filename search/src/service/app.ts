import type {Context} from 'hono';
import {Hono} from 'hono';
import {createMcpAnswer} from '../mcp/handler.ts';
import type {Library} from '../mcp/library.ts';
import type {Credentials} from './access.ts';
import {requireCredentials} from './access.ts';
import {readBody} from './body.ts';
import type {Origins} from './cors.ts';
import {corsHeaders, mcpPreflightHeaders, preflightHeaders} from './cors.ts';
import {errorBody, RequestError} from './errors.ts';
import {LIMITS} from './limits.ts';
import type {Log} from './log.ts';
import type {Metrics} from './metrics.ts';
import {observeRequests} from './observe.ts';
import type {Json, Reply} from './replies.ts';
import {createReplies, joinResults} from './replies.ts';
import {readMultiple, readSingle} from './requests.ts';
import {describeStore, storeGauges} from './status.ts';
import type {Store} from './store.ts';

export type AppOptions = {
  store: Store;
  /** The pages for agents; without it there is no /mcp. */
  library?: Library | undefined;
  metrics: Metrics;
  log: Log;
  /** Without them everyone may search. */
  credentials?: Credentials | undefined;
  /** Origins whose pages may search; '*' for all. */
  origins: Origins;
  cacheBytes: number;
};

/** The service without a listener: tests call it by `app.request`. */
export function createApp(options: AppOptions): Hono {
  const {store, library, metrics, log, credentials, origins, cacheBytes} =
    options;
  const app = new Hono();
  const replies = createReplies(store.indexNamed, cacheBytes);

  // Plain headers and a string or bytes: @hono/node-server writes such a
  // response without ever building a stream.
  const respond = (c: Context, status: number, json: string | Json): Response =>
    new Response(json, {
      status,
      headers: {
        'content-type': 'application/json; charset=UTF-8',
        'x-content-type-options': 'nosniff',
        ...corsHeaders(origins, c.req.header('origin')),
      },
    });
  const fail = (c: Context, status: number, message: string): Response =>
    respond(c, status, JSON.stringify(errorBody(status, message)));
  const answer = (all: readonly Reply[]): Json[] =>
    all.map(({json, cached}) => {
      metrics.count('search_queries_total', {cache: cached ? 'hit' : 'miss'});
      return json;
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
  app.get('/metrics', (c) => c.text(metrics.render(storeGauges(store))));

  app.options('/1/*', (c) => {
    const headers = preflightHeaders(origins, c.req.header('origin'));
    return new Response(null, {status: 204, headers});
  });
  app.use('/1/*', observeRequests(metrics, log));
  app.use('/1/*', requireCredentials(credentials));
  app.use('/1/*', async function refuseWhileEmpty(_, next) {
    if (store.indices().length === 0) {
      // A 5xx makes clients go on to the next copy.
      throw new RequestError(503, 'No snapshot loaded');
    }
    await next();
  });

  if (library) {
    const mcp = createMcpAnswer({library, store, metrics});
    app.options('/mcp', (c) => {
      const headers = mcpPreflightHeaders(origins, c.req.header('origin'));
      return new Response(null, {status: 204, headers});
    });
    app.use('/mcp', observeRequests(metrics, log));
    // No credentials: who may read the site may read it by MCP.
    app.all('/mcp', async (c) => {
      const body = await readBody(c, LIMITS.bodyBytes);
      const {status, headers, body: stream} = await mcp(c.req.raw, body);
      const all = {
        ...Object.fromEntries(headers),
        'x-content-type-options': 'nosniff',
        ...corsHeaders(origins, c.req.header('origin')),
      };
      return new Response(stream, {status, headers: all});
    });
  }

  app.post('/1/indexes/:indexName/query', async (c) => {
    const body = await readBody(c, LIMITS.bodyBytes);
    const request = readSingle(c.req.param('indexName'), body);
    const [result] = answer([replies(request)]);
    return respond(c, 200, result as Json);
  });
  app.post('/1/indexes/:star/queries', async (c) => {
    if (c.req.param('star') !== '*') {
      return c.notFound();
    }
    const requests = readMultiple(await readBody(c, LIMITS.bodyBytes));
    return respond(c, 200, joinResults(answer(requests.map(replies))));
  });
  return app;
}
