/**
 * An in-memory fake of the Algolia endpoints that the official client uses to
 * publish. Tasks complete at once.
 */
import type {AddressInfo} from 'node:net';
import {serve} from '@hono/node-server';
import type {Context} from 'hono';
import {Hono} from 'hono';

type Item = {objectID: string; [name: string]: unknown};
type FakeIndex = {
  objects: Item[];
  settings: Record<string, unknown>;
  synonyms: Item[];
};

const emptyIndex = (): FakeIndex => ({objects: [], settings: {}, synonyms: []});

export async function startFakeAlgolia() {
  const indices = new Map<string, FakeIndex>();
  const app = new Hono();
  const fake = {indices, fails: (_call: string): boolean => false};
  const name = (c: Context): string => c.req.param('index') ?? '';
  /** Writing creates an index. */
  const write = (index: string): FakeIndex => {
    const found = indices.get(index) ?? emptyIndex();
    indices.set(index, found);
    return found;
  };
  const done = (c: Context, more: object = {}) => c.json({taskID: 1, ...more});

  app.use('/1/indexes/:index/*', async (c, next) =>
    fake.fails(`${c.req.method} ${c.req.path}`)
      ? c.json({message: 'planned failure', status: 500}, 500)
      : next(),
  );
  app.get('/1/indexes/:index/settings', (c) => {
    const index = indices.get(name(c));
    return index
      ? c.json(index.settings)
      : c.json({message: 'Index does not exist', status: 404}, 404);
  });
  app.put('/1/indexes/:index/settings', async (c) => {
    Object.assign(write(name(c)).settings, await c.req.json());
    return done(c);
  });
  app.post('/1/indexes/:index/synonyms/search', (c) => {
    const hits = write(name(c)).synonyms.map((synonym) => ({
      ...synonym,
      _highlightResult: {},
    }));
    return c.json({hits, nbHits: hits.length});
  });
  app.post('/1/indexes/:index/synonyms/clear', (c) => {
    write(name(c)).synonyms = [];
    return done(c);
  });
  app.post('/1/indexes/:index/synonyms/batch', async (c) => {
    write(name(c)).synonyms = await c.req.json();
    return done(c);
  });
  app.post('/1/indexes/:index/batch', async (c) => {
    const {requests} = await c.req.json<{requests: {body: Item}[]}>();
    const bodies = requests.map(({body}) => body);
    write(name(c)).objects.push(...bodies);
    return done(c, {objectIDs: bodies.map(({objectID}) => objectID)});
  });
  app.post('/1/indexes/:index/operation', async (c) => {
    const {operation, destination} = await c.req.json();
    const from = write(name(c));
    if (operation === 'move') {
      indices.set(destination, from);
      indices.delete(name(c));
    } else {
      const {objects} = write(destination);
      indices.set(destination, {...structuredClone(from), objects});
    }
    return done(c);
  });
  app.delete('/1/indexes/:index', (c) => {
    indices.delete(name(c));
    return done(c);
  });
  app.get('/1/indexes/:index/task/:task', (c) =>
    c.json({status: 'published', pendingTask: false}),
  );
  app.post('/1/indexes/:index/browse', async (c) => {
    const {cursor = '0'} = await c.req.json<{cursor?: string}>();
    const {objects} = write(name(c));
    const next = Number(cursor) + 100;
    const isLast = next >= objects.length;
    return c.json({
      hits: objects.slice(Number(cursor), next),
      ...(!isLast && {cursor: String(next)}),
    });
  });

  const server = serve({fetch: app.fetch, hostname: '127.0.0.1', port: 0});
  if (!server.listening) {
    await new Promise((resolve) => server.once('listening', resolve));
  }
  const {port} = server.address() as AddressInfo;
  return Object.assign(fake, {port, close: () => server.close()});
}
