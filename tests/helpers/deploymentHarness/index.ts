/**
 * One machine as deploy/README.md describes it: releases in a folder, Debian's
 * nginx with deploy/nginx.conf, three copies of the search service.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {SERVER_FILE, serviceEnv} from '../../../tools/site/searchService.ts';
import type {Child} from 'docs-search/test/start';
import {endChild, startProgram} from 'docs-search/test/start';
import {PAGES_FILE} from '../../../plugins/postbuild/search-index/write-pages.ts';
import {SNAPSHOT_FILE} from '../../../plugins/postbuild/search-index/write-snapshot.ts';
import {portsFrom, setUpMachine} from './config.ts';
import {startNginx} from './nginx.ts';

export type Machine = {
  origin: string;
  copies: Child[];
  /** In the place of one that ended. */
  startCopy: (number: number) => Promise<void>;
  reload: () => Promise<void>;
  /** What the release script runs to test and reload this nginx. */
  reloadCommand: string;
  stop: () => Promise<void>;
};

export const makeHome = () =>
  fs.mkdtempSync(path.join(os.tmpdir(), 'machine-'));

export const removeHome = (home: string) =>
  fs.rmSync(home, {recursive: true, force: true});

const startCopy = (home: string, port: number) =>
  startProgram(SERVER_FILE, {
    ...serviceEnv(port),
    SEARCH_SNAPSHOT: path.join(home, 'current', SNAPSHOT_FILE),
    SEARCH_PAGES: path.join(home, 'current', PAGES_FILE),
  });

/** `home` holds a first release. */
export async function startMachine(
  home: string,
  firstPort: number,
): Promise<Machine> {
  const ports = portsFrom(firstPort);
  const origin = `https://127.0.0.1:${ports.https}`;
  const config = setUpMachine(home, ports);
  const nginx = await startNginx(config, origin);
  const copies: Child[] = [];
  const stop = async () => {
    await nginx.stop();
    await Promise.all(copies.map((copy) => endChild(copy)));
  };
  try {
    for (const port of ports.copies) {
      copies.push(await startCopy(home, port));
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    origin,
    copies,
    startCopy: async (number) => {
      copies[number] = await startCopy(home, ports.copies[number]!);
    },
    reload: nginx.reload,
    reloadCommand: `nginx -t -q -c ${config} && nginx -c ${config} -s reload`,
    stop,
  };
}
