/**
 * One machine as deploy/README.md describes it: releases in a folder, Debian's
 * nginx with deploy/nginx.conf, three copies of the search service.
 */
import {spawn} from 'node:child_process';
import type {ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {vi} from 'vitest';
import {SERVER_FILE, serviceEnv} from '../../../scripts/searchService.ts';
import type {Child} from '../../../search/test-support/start.ts';
import {endChild, startProgram} from '../../../search/test-support/start.ts';
import {PAGES_FILE} from '../../../src/plugins/search-index/write-pages.ts';
import {SNAPSHOT_FILE} from '../../../src/plugins/search-index/write-snapshot.ts';
import {portsFrom, setUpMachine} from './config.ts';
import {Visitor} from './visitor.ts';

export type Machine = {
  home: string;
  origin: string;
  copies: Child[];
  /** In the place of one that ended. */
  startCopy: (number: number) => Promise<void>;
  /** `nginx -s reload`: resolves when new workers serve. */
  reload: () => Promise<void>;
  stop: () => Promise<void>;
};

export const makeHome = () =>
  fs.mkdtempSync(path.join(os.tmpdir(), 'machine-'));

const startCopy = (home: string, port: number) =>
  startProgram(SERVER_FILE, {
    ...serviceEnv(port),
    SEARCH_SNAPSHOT: path.join(home, 'current', SNAPSHOT_FILE),
    SEARCH_PAGES: path.join(home, 'current', PAGES_FILE),
  });

function workersOf({pid}: ChildProcess): string[] {
  return fs
    .readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ');
}

async function untilAnswers(origin: string): Promise<void> {
  await vi.waitFor(
    async () => {
      const visitor = new Visitor(origin);
      try {
        await visitor.request('/');
      } finally {
        visitor.close();
      }
    },
    {timeout: 20_000},
  );
}

/** `home` holds a first release. */
export async function startMachine(
  home: string,
  firstPort: number,
): Promise<Machine> {
  const ports = portsFrom(firstPort);
  const origin = `https://127.0.0.1:${ports.https}`;
  const config = setUpMachine(home, ports);
  const errors = fs.openSync(path.join(home, 'error.log'), 'a');
  const nginx = spawn('nginx', ['-c', config, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', errors],
  });
  fs.closeSync(errors);
  const ended = once(nginx, 'exit');
  const copies = await Promise.all(
    ports.copies.map((port) => startCopy(home, port)),
  );
  await untilAnswers(origin);
  return {
    home,
    origin,
    copies,
    startCopy: async (number) => {
      copies[number] = await startCopy(home, ports.copies[number]!);
    },
    reload: async () => {
      const old = workersOf(nginx);
      nginx.kill('SIGHUP');
      await vi.waitFor(() => {
        const young = workersOf(nginx).filter((pid) => !old.includes(pid));
        if (young.length === 0) {
          throw new Error('no new worker yet');
        }
      });
    },
    stop: async () => {
      nginx.kill('SIGTERM');
      await ended;
      await Promise.all(copies.map((copy) => endChild(copy)));
    },
  };
}
