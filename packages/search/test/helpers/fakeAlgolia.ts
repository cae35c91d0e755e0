/**
 * An in-memory fake of the Algolia endpoints that the official client uses to
 * publish. Tasks complete immediately. A plan can make single calls fail.
 */
import type {Server} from 'node:http';
import {serve} from '@hono/node-server';
import type {Context} from 'hono';
import {Hono} from 'hono';

type Item = {objectID: string; [name: string]: unknown};

export type FakeIndex = {
  objects: Map<string, Item>;
  settings: Record<string, unknown>;
  synonyms: Map<string, Item>;
  rules: Map<string, Item>;
};

/** Whether the nth call (from 1) fails, and with which status. */
export type FailurePlan = (call: number, what: string) => number | null;

export type FakeAlgolia = {
  url: string;
  indices: Map<string, FakeIndex>;
  /** The calls, in order. */
  calls: string[];
  plan: (plan: FailurePlan) => void;
  close: () => Promise<void>;
};

export const ADMIN = {appId: 'TESTAPP', adminKey: 'admin-key'};
const BROWSE_PAGE = 100;

export function emptyIndex(): FakeIndex {
  return {
    objects: new Map(),
    settings: {},
    synonyms: new Map(),
    rules: new Map(),
  };
}

export async function startFakeAlgolia(): Promise<FakeAlgolia> {
  const indices = new Map<string, FakeIndex>();
  const calls: string[] = [];
  let failure: FailurePlan = () => null;
  const app = createFakeAlgolia(indices, calls, (call, what) =>
    failure(call, what),
  );
  const url = await new Promise<{url: string; server: Server}>((resolve) => {
    const server = serve(
      {fetch: app.fetch, hostname: '127.0.0.1', port: 0},
      ({port}) =>
        resolve({url: `http://127.0.0.1:${port}`, server: server as Server}),
    );
  });
  return {
    url: url.url,
    indices,
    calls,
    plan: (plan) => {
      failure = plan;
    },
    close: () =>
      new Promise((resolve) => {
        url.server.close(() => resolve());
        url.server.closeAllConnections();
      }),
  };
}

function createFakeAlgolia(
  indices: Map<string, FakeIndex>,
  calls: string[],
  failure: FailurePlan,
): Hono {
  const app = new Hono();
  let task = 0;
  const done = (c: Context) =>
    c.json({
      taskID: ++task,
      updatedAt: new Date().toISOString(),
      deletedAt: new Date().toISOString(),
    });
  const name = (c: Context): string => c.req.param('index') ?? '';
  /** Writing creates an index; reading a missing one returns 404. */
  const write = (index: string): FakeIndex => {
    const found = indices.get(index) ?? emptyIndex();
    indices.set(index, found);
    return found;
  };
  const missing = (c: Context) =>
    c.json({message: `Index ${name(c)} does not exist`, status: 404}, 404);

  app.use(async (c, next) => {
    const what = `${c.req.method} ${c.req.path}`;
    calls.push(what);
    if (c.req.header('x-algolia-api-key') !== ADMIN.adminKey) {
      const message = 'Invalid Application-ID or API key';
      return c.json({message, status: 403}, 403);
    }
    const status = failure(calls.length, what);
    if (status !== null) {
      return c.json({message: 'planned failure', status}, status as 500);
    }
    return next();
  });
  app.get('/1/indexes', (c) =>
    c.json({
      items: [...indices].map(([index, {objects}]) => ({
        name: index,
        entries: objects.size,
      })),
      nbPages: 1,
    }),
  );
  app.delete('/1/indexes/:index', (c) => {
    indices.delete(name(c));
    return done(c);
  });
  app.get('/1/indexes/:index/settings', (c) => {
    const index = indices.get(name(c));
    return index === undefined ? missing(c) : c.json(index.settings);
  });
  app.put('/1/indexes/:index/settings', async (c) => {
    const {settings} = write(name(c));
    const given = (await c.req.json()) as Record<string, unknown>;
    for (const [key, value] of Object.entries(given)) {
      if (value === null) {
        delete settings[key];
      } else {
        settings[key] = value;
      }
    }
    return done(c);
  });
  app.post('/1/indexes/:index/synonyms/search', async (c) => {
    const {page = 0} = (await c.req.json()) as {page?: number};
    const all = [...(indices.get(name(c))?.synonyms.values() ?? [])];
    const hits = all.slice(page * 1000, (page + 1) * 1000);
    return c.json({
      hits: hits.map((hit) => ({...hit, _highlightResult: {}})),
      nbHits: all.length,
    });
  });
  app.post('/1/indexes/:index/synonyms/clear', (c) => {
    write(name(c)).synonyms.clear();
    return done(c);
  });
  app.post('/1/indexes/:index/synonyms/batch', async (c) => {
    const {synonyms} = write(name(c));
    if (c.req.query('replaceExistingSynonyms') === 'true') {
      synonyms.clear();
    }
    for (const item of (await c.req.json()) as Item[]) {
      synonyms.set(item.objectID, item);
    }
    return done(c);
  });
  app.post('/1/indexes/:index/batch', async (c) => {
    const {objects} = write(name(c));
    const {requests} = (await c.req.json()) as {
      requests: {action: string; body: Item}[];
    };
    for (const {body} of requests) {
      objects.set(body.objectID, body);
    }
    return c.json({
      taskID: ++task,
      objectIDs: requests.map(({body}) => body.objectID),
    });
  });
  app.post('/1/indexes/:index/operation', async (c) => {
    const from = indices.get(name(c));
    const {operation, destination, scope} = (await c.req.json()) as {
      operation: 'copy' | 'move';
      destination: string;
      scope?: (keyof FakeIndex)[];
    };
    if (from === undefined) {
      return missing(c);
    }
    if (operation === 'move') {
      indices.set(destination, from);
      indices.delete(name(c));
      return done(c);
    }
    const parts = scope ?? ['objects', 'settings', 'synonyms', 'rules'];
    const copied = structuredClone(from);
    const target = write(destination);
    Object.assign(
      target,
      Object.fromEntries(parts.map((part) => [part, copied[part]])),
    );
    return done(c);
  });
  app.get('/1/indexes/:index/task/:task', (c) =>
    c.json({status: 'published', pendingTask: false}),
  );
  app.post('/1/indexes/:index/browse', async (c) => {
    const index = indices.get(name(c));
    if (index === undefined) {
      return missing(c);
    }
    const {cursor = '0'} = (await c.req.json()) as {cursor?: string};
    const from = Number(cursor);
    const all = [...index.objects.values()];
    const next = from + BROWSE_PAGE;
    return c.json({
      hits: all.slice(from, next),
      ...(next < all.length && {cursor: String(next)}),
    });
  });
  app.post('/1/indexes/:index/query', (c) => {
    const index = indices.get(name(c));
    return index === undefined
      ? missing(c)
      : c.json({hits: [...index.objects.values()], nbHits: index.objects.size});
  });
  app.notFound((c) =>
    c.json({message: `not implemented: ${c.req.path}`, status: 404}, 404),
  );
  return app;
}
