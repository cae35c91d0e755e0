/**
 * Builds the site with Algolia's keys in a separate folder and serves it with
 * nginx: `node tests/helpers/algoliaSite.ts <port>`. The tests answer the
 * requests to Algolia's hosts (fakeAlgolia.ts).
 */
import {spawn} from 'node:child_process';
import path from 'node:path';
import {copySite} from './siteCopy.ts';

const [port] = process.argv.slice(2) as [string];
const site = copySite();
site.change('site.settings.ts', (old) =>
  old.replace(
    'algolia: null',
    "algolia: {appId: 'FAKEAPP', apiKey: 'key', indexName: 'docs'}",
  ),
);
const {ok, output} = site.build();
if (!ok) {
  console.error(output);
  process.exit(1);
}
const server = spawn(
  process.execPath,
  [
    '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON',
    path.join(site.dir, 'tests/helpers/serveBuild.ts'),
    port,
  ],
  {stdio: 'inherit'},
);
process.on('SIGTERM', () => server.kill('SIGTERM'));
process.on('SIGINT', () => server.kill('SIGTERM'));
server.on('exit', (code) => {
  site.remove();
  process.exit(code ?? 1);
});
