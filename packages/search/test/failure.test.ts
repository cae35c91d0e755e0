/**
 * Three copies under a steady load from the official client. Each in turn is
 * killed, restarted, stopped and continued: no query may fail.
 *
 * The client takes a host that failed for down for two minutes. Failures of
 * different copies within that time can leave it without a host, whatever the
 * servers do. So the client's clock (Date only, timers run as always) is put
 * forward between two copies: the run is one of failures minutes apart.
 */
import {algoliasearch} from 'algoliasearch';
import {afterAll, afterEach, beforeAll, expect, test, vi} from 'vitest';
import {makeFolder} from './helpers/app.ts';
import {makeQueries} from './helpers/queries.ts';
import {makeRecords, makeSnapshot} from './helpers/records.ts';
import type {Child} from './helpers/start.ts';
import {endChild, startService} from './helpers/start.ts';

const COPIES = 3;
/** Each begins with another copy, so that all of them carry load. */
const CALLERS = 6;
const HOST_EXPIRY_MS = 121_000;
const records = makeRecords(300);
const folder = makeFolder();
let copies: Child[] = [];

beforeAll(async () => {
  const file = folder.write('docs.json', makeSnapshot(records));
  copies = await Promise.all(
    Array.from({length: COPIES}, () => startService(file)),
  );
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  await Promise.all(copies.map((copy) => endChild(copy)));
  folder.remove();
});

test('no query fails while copies fail one after the other', async () => {
  vi.useFakeTimers({toFake: ['Date']});
  const hosts = copies.map(({port}) => ({
    url: '127.0.0.1',
    port,
    protocol: 'http' as const,
    accept: 'read' as const,
  }));
  const queries = makeQueries(records, 5000);
  const failures: unknown[] = [];
  const answered = new Array<number>(CALLERS).fill(0);
  let running = true;

  const caller = async (number: number): Promise<void> => {
    const first = number % COPIES;
    const client = algoliasearch('APP', 'key', {
      hosts: [...hosts.slice(first), ...hosts.slice(0, first)],
      // What the site's client has.
      timeouts: {connect: 1000, read: 2000, write: 30_000},
    });
    while (running) {
      const at = (answered[number] as number) * CALLERS + number;
      const query = queries[at % queries.length] as string;
      await client
        .search({requests: [{indexName: 'docs', query}]})
        .catch((error: unknown) => failures.push(error));
      answered[number] = (answered[number] as number) + 1;
    }
  };
  /**
   * Waits until every caller had that many more answers: also the one whose
   * first copy has just failed.
   */
  const untilAnswered = async (more: number): Promise<void> => {
    const goals = answered.map((count) => count + more);
    await vi.waitFor(
      () => {
        goals.forEach((goal, number) =>
          expect(answered[number]).toBeGreaterThanOrEqual(goal),
        );
      },
      {timeout: 30_000},
    );
  };
  const minutesLater = (): void => {
    vi.setSystemTime(Date.now() + HOST_EXPIRY_MS);
  };

  const load = Promise.all(
    Array.from({length: CALLERS}, (_, number) => caller(number)),
  );
  await untilAnswered(10);
  for (const [number, copy] of copies.entries()) {
    await endChild(copy, 'SIGKILL');
    await untilAnswered(10);
    copies[number] = await startService(folder.path('docs.json'), {
      SEARCH_PORT: String(copy.port),
    });
    minutesLater();
    await untilAnswered(10);

    process.kill(copies[number].pid, 'SIGSTOP');
    await untilAnswered(10);
    process.kill(copies[number].pid, 'SIGCONT');
    minutesLater();
    await untilAnswered(10);
  }
  running = false;
  await load;
  const total = answered.reduce((sum, count) => sum + count, 0);
  console.log(`failure test: ${total} queries, ${failures.length} failed`);
  expect(failures).toEqual([]);
  expect(total).toBeGreaterThan(COPIES * 200);
}, 300_000);
