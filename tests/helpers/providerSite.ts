/**
 * Builds the site with another search provider in a separate folder and serves
 * it with nginx: `node tests/helpers/providerSite.ts <provider> <port>`. With
 * Algolia, the tests answer requests to Algolia's hosts.
 */
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {compressSite} from '../../plugins/postbuild/host-config/compress.ts';
import {copySite} from './siteCopy.ts';

const SETTINGS = {
  static: "search: {provider: 'static', indexName: 'docs'},",
  algolia:
    "search: {provider: 'algolia', appId: 'FAKEAPP', apiKey: 'key', indexName: 'docs'},",
};

const [provider, port] = process.argv.slice(2) as [
  keyof typeof SETTINGS,
  string,
];
const dir = fs.mkdtempSync(path.join(os.tmpdir(), `site-${provider}-search-`));

async function build(): Promise<void> {
  const site = copySite(dir);
  site.change('site.settings.ts', (old) =>
    old.replace(/search: \{[\s\S]*?\n {2}\},/, SETTINGS[provider]),
  );
  const {ok, output} = site.build();
  if (!ok) {
    console.error(output);
    process.exit(1);
  }
  await compressSite(path.join(dir, 'build'), path.join(dir, '.compressed'));
}

await build();
const server = spawn(
  process.execPath,
  [
    '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON',
    path.join(dir, 'tests/helpers/serveBuild.ts'),
    port,
  ],
  {stdio: 'inherit'},
);
process.on('SIGTERM', () => server.kill('SIGTERM'));
process.on('SIGINT', () => server.kill('SIGTERM'));
server.on('exit', (code) => {
  fs.rmSync(dir, {recursive: true, force: true});
  process.exit(code ?? 1);
});
