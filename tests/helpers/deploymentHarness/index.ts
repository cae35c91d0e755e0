/**
 * One server as deploy/README.md describes it: releases in a folder, Debian's
 * nginx with deploy/nginx.conf, three instances of the search service.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {SERVER_FILE, serviceEnv} from '../../../tools/site/searchService.ts';
import type {Child} from 'docs-search/test/start';
import {endChild, startProgram} from 'docs-search/test/start';
import {PAGES_FILE} from '../../../plugins/postbuild/search-index/writePages.ts';
import {SNAPSHOT_FILE} from '../../../plugins/postbuild/search-index/writeSnapshot.ts';
import {portsFrom, setUpServer} from './config.ts';
import {startDeployedNginx} from './nginx.ts';

export type TestServer = {
  origin: string;
  instances: Child[];
  /** Replaces one that ended. */
  startInstance: (number: number) => Promise<void>;
  reload: () => Promise<void>;
  /** What the release script runs to test and reload this nginx. */
  reloadCommand: string;
  stop: () => Promise<void>;
};

export const makeHome = () => fs.mkdtempSync(path.join(os.tmpdir(), 'server-'));

export const removeHome = (home: string) =>
  fs.rmSync(home, {recursive: true, force: true});

const startInstance = (home: string, port: number) =>
  startProgram(SERVER_FILE, {
    ...serviceEnv(port),
    SEARCH_SNAPSHOT: path.join(home, 'current', SNAPSHOT_FILE),
    SEARCH_PAGES: path.join(home, 'current', PAGES_FILE),
  });

/** `home` holds a first release. */
export async function startServer(
  home: string,
  firstPort: number,
): Promise<TestServer> {
  const ports = portsFrom(firstPort);
  const origin = `https://127.0.0.1:${ports.https}`;
  const config = setUpServer(home, ports);
  const nginx = await startDeployedNginx(config, origin);
  const instances: Child[] = [];
  const stop = async () => {
    await nginx.stop();
    await Promise.all(instances.map((instance) => endChild(instance)));
  };
  try {
    for (const port of ports.instances) {
      instances.push(await startInstance(home, port));
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    origin,
    instances,
    startInstance: async (number) => {
      instances[number] = await startInstance(home, ports.instances[number]!);
    },
    reload: nginx.reload,
    reloadCommand: `nginx -t -q -c ${config} && nginx -c ${config} -s reload`,
    stop,
  };
}
