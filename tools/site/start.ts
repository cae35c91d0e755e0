/**
 * `npm start`: the dev server, with search. Uses the search index of the last
 * build; the first start runs a build to create one.
 */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import {docusaurus} from './docusaurus.ts';
import {SERVER_FILE, serviceEnv, SNAPSHOT_PATH} from './searchService.ts';

const SEARCH_PORT = Number(process.env.SEARCH_PORT ?? 8108);

if (!fs.existsSync(SNAPSHOT_PATH)) {
  console.log('Building once to create the search index…');
  const [status] = (await once(docusaurus(['build']), 'exit')) as [
    number | null,
  ];
  if (status !== 0) {
    process.exit(status ?? 1);
  }
}

const service = spawn(process.execPath, [SERVER_FILE], {
  env: {...process.env, ...serviceEnv(SEARCH_PORT)},
  stdio: ['ignore', 'ignore', 'inherit'],
});
const site = docusaurus(['start', ...process.argv.slice(2)], {
  SEARCH_PROXY: `http://127.0.0.1:${SEARCH_PORT}`,
});
service.on('exit', (code) => {
  if (code) {
    console.error(
      `Search isn't running. If port ${SEARCH_PORT} is in use, set SEARCH_PORT to another.`,
    );
  }
});
site.on('exit', (code) => {
  service.kill();
  process.exit(code ?? 1);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => site.kill(signal));
}
