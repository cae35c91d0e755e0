/**
 * `npm start`: the dev server, with search. The index is the last build's; the
 * first start builds once to have one.
 */
import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {SERVER_FILE, serviceEnv, SNAPSHOT_FILE} from './searchService.ts';

const DOCUSAURUS = path.resolve(
  import.meta.dirname,
  '../node_modules/@docusaurus/core/bin/docusaurus.mjs',
);
const SEARCH_PORT = Number(process.env.SEARCH_PORT ?? 8108);

if (!fs.existsSync(SNAPSHOT_FILE)) {
  console.log('Building once, so that search has an index…');
  const {status} = spawnSync(process.execPath, [DOCUSAURUS, 'build'], {
    stdio: 'inherit',
  });
  if (status !== 0) {
    process.exit(status ?? 1);
  }
}

const service = spawn(process.execPath, [SERVER_FILE], {
  env: {...process.env, ...serviceEnv(SEARCH_PORT)},
  stdio: ['ignore', 'ignore', 'inherit'],
});
const site = spawn(
  process.execPath,
  [DOCUSAURUS, 'start', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: {...process.env, SEARCH_PROXY: `http://127.0.0.1:${SEARCH_PORT}`},
  },
);
site.on('exit', (code) => {
  service.kill();
  process.exit(code ?? 1);
});
