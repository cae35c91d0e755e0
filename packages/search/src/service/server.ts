/**
 * The listener: `node packages/search/src/service/server.ts`. Configured by
 * environment variables (README.md); logs to standard output.
 */
import {writeSync} from 'node:fs';
import type {Server} from 'node:http';
import {setTimeout} from 'node:timers/promises';
import {serve} from '@hono/node-server';
import {createApp} from './app.ts';
import {createPageStore} from '../mcp/pageStore.ts';
import {readConfig} from './config.ts';
import {createLog} from './log.ts';
import {createMetrics} from './metrics.ts';
import {createIndexStore} from './store.ts';
import {watch} from './watch.ts';

/** How often connections are checked while stopping. */
const CLOSE_MS = 50;

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

await reloadAll();
// Until there is an index, nginx finds nobody here and asks another instance.
while (store.current() === undefined) {
  await setTimeout(watchMs);
}
const server = serve(
  {fetch: app.fetch, hostname: config.host, port: config.port},
  ({address, port}) => {
    log({
      level: 'info',
      message: 'listening',
      url: `http://${address}:${port}`,
    });
  },
) as Server;
server.on('error', (error: Error) => {
  // Synchronous, as the process may exit before the log is written.
  writeSync(2, `cannot listen: ${error.message}\n`);
  process.exit(1);
});

process.on('SIGHUP', () => void reloadAll());
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    log({level: 'info', message: 'stopping', signal});
    watchers.forEach(({stop}) => stop());
    // Finishes active requests and closes connections once they are idle; after
    // the grace period, closes the rest.
    server.close(() => process.exit(0));
    setInterval(() => server.closeIdleConnections(), CLOSE_MS).unref();
    void setTimeout(config.stopMs, undefined, {ref: false}).then(() =>
      process.exit(0),
    );
  });
}
