/**
 * The listener: `node packages/search/src/service/server.ts`. Configured by
 * environment variables (README.md); logs to standard output.
 */
import {writeSync} from 'node:fs';
import {serve} from '@hono/node-server';
import {createApp} from './app.ts';
import {createPageStore} from '../mcp/pageStore.ts';
import {readConfig} from './config.ts';
import {createLog} from './log.ts';
import {createMetrics} from './metrics.ts';
import {watchFiles} from './reload.ts';
import {createStore} from './store.ts';

const config = readConfig(process.env);
const log = createLog((text) => process.stdout.write(text));
const metrics = createMetrics();
const store = createStore();
const snapshots = watchFiles('snapshot', config.files, config.watchMs, {
  store,
  metrics,
  log,
});
const pageStore = createPageStore();
const pages = watchFiles(
  'pages',
  config.pagesFile === undefined ? [] : [config.pagesFile],
  config.watchMs,
  {store: pageStore, metrics, log},
);
const reloadAll = async (): Promise<void> => {
  await snapshots.reloadAll();
  await pages.reloadAll();
};
const app = createApp({
  ...config,
  store,
  pageStore: config.pagesFile === undefined ? undefined : pageStore,
  metrics,
  log: config.logRequests
    ? log
    : (entry) => (entry.message === 'request' ? undefined : log(entry)),
});

await reloadAll();
const server = serve(
  {fetch: app.fetch, hostname: config.host, port: config.port},
  ({address, port}) => {
    log({
      level: 'info',
      message: 'listening',
      url: `http://${address}:${port}`,
      open: config.credentials === undefined,
    });
  },
);
server.on('error', (error: Error) => {
  // Synchronous, as the process may exit before the log is written.
  writeSync(2, `cannot listen: ${error.message}\n`);
  process.exit(1);
});

process.on('SIGHUP', () => void reloadAll());
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    log({level: 'info', message: 'stopping', signal});
    snapshots.stop();
    pages.stop();
    // Finishes active requests and closes idle connections; after the grace
    // period, closes the rest.
    server.close(() => process.exit(0));
    setTimeout(() => process.exit(0), config.stopMs).unref();
  });
}
