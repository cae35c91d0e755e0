/**
 * The listener: `node packages/search/src/service/server.ts`. Configuration comes from
 * the environment (README.md), logs go to standard output.
 */
import {writeSync} from 'node:fs';
import {serve} from '@hono/node-server';
import {createApp} from './app.ts';
import {createLibrary} from '../mcp/pageStore.ts';
import {readConfig} from './config.ts';
import {createLog} from './log.ts';
import {createMetrics} from './metrics.ts';
import {watchSnapshots} from './reload.ts';
import {createStore} from './store.ts';

const config = readConfig(process.env);
const log = createLog((text) => process.stdout.write(text));
const metrics = createMetrics();
const store = createStore();
const snapshots = watchSnapshots(config.files, config.watchMs, {
  store,
  metrics,
  log,
});
const library = createLibrary();
const pages = watchSnapshots(
  config.pagesFile === undefined ? [] : [config.pagesFile],
  config.watchMs,
  {store: library, metrics, log},
);
const reloadAll = async (): Promise<void> => {
  await snapshots.reloadAll();
  await pages.reloadAll();
};
const app = createApp({
  ...config,
  store,
  library: config.pagesFile === undefined ? undefined : library,
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
  // The event loop may have no turn left for the log to be written.
  writeSync(2, `cannot listen: ${error.message}\n`);
  process.exit(1);
});

process.on('SIGHUP', () => void reloadAll());
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    log({level: 'info', message: 'stopping', signal});
    snapshots.stop();
    pages.stop();
    // Requests under way are finished and idle connections closed; whatever
    // is left after the grace period is cut.
    server.close(() => process.exit(0));
    setTimeout(() => process.exit(0), config.stopMs).unref();
  });
}
