/**
 * The listener: `node packages/search/src/service/server.ts`. Configured by
 * environment variables (README.md); logs to standard output.
 */
import {writeSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout} from 'node:timers/promises';
import {createAdaptorServer} from '@hono/node-server';
import {createApp} from './app.ts';
import {createPageStore} from '../mcp/pageStore.ts';
import {readConfig} from './config.ts';
import {createLog} from './log.ts';
import {createMetrics} from './metrics.ts';
import {createIndexStore} from './store.ts';
import {watch} from './watch.ts';

/** How often connections are checked while stopping. */
const CLOSE_MS = 50;
/** For requests under way: none waits or works for longer. */
const STOP_MS = 1000;

const config = readConfig(process.env);
const {snapshotFile, pagesFile, watchMs} = config;
const log = createLog((text) => process.stdout.write(text));
const metrics = createMetrics();
const store = createIndexStore();
const pageStore = createPageStore();
const watchers = [
  watch('snapshot', snapshotFile, watchMs, {store, metrics, log}),
];
if (pagesFile !== undefined) {
  const parts = {store: pageStore, metrics, log};
  watchers.push(watch('pages', pagesFile, watchMs, parts));
}
const reloadAll = () => Promise.all(watchers.map(({reload}) => reload()));
const app = createApp({
  ...config,
  store,
  pageStore: pagesFile === undefined ? undefined : pageStore,
  metrics,
  log: config.logRequests
    ? log
    : (entry) => (entry.message === 'request' ? undefined : log(entry)),
});

const server = createAdaptorServer({fetch: app.fetch}) as Server;
server.on('error', (error: Error) => {
  // Synchronous, as the process may exit before the log is written.
  writeSync(2, `cannot listen: ${error.message}\n`);
  process.exit(1);
});

// Before anything is awaited: in a container, this is process 1, which ignores
// signals without a handler.
process.on('SIGHUP', () => void reloadAll());
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    log({level: 'info', message: 'stopping', signal});
    watchers.forEach(({stop}) => stop());
    // Finishes active requests and closes connections once they are idle.
    server.close(() => process.exit(0));
    setInterval(() => server.closeIdleConnections(), CLOSE_MS);
    // A connection that has sent nothing, or half a request, isn't idle for Node.
    void setTimeout(STOP_MS).then(() => process.exit(0));
  });
}

await reloadAll();
// Until there is an index, nginx finds nobody here and asks another instance.
while (store.current() === undefined) {
  await setTimeout(watchMs);
}
server.listen(config.port, config.host, () => {
  const {address, port} = server.address() as AddressInfo;
  log({level: 'info', message: 'listening', url: `http://${address}:${port}`});
});
