/**
 * Three instances under steady load from the official client. One after another
 * is killed, restarted, paused and resumed: no query may fail.
 *
 * The client skips a failed host for two minutes, so failures of different
 * instances within that time can leave it without a host. That's why the test
 * advances the client's clock (Date only, not timers) between instances, as if
 * failures were minutes apart.
 */
import {algoliasearch} from 'algoliasearch';
import {afterAll, afterEach, beforeAll, expect, test, vi} from 'vitest';
import {makeFolder} from './helpers/app.ts';
import {makeQueries} from './helpers/queries.ts';
import {makeRecords, makeSnapshot} from './helpers/records.ts';
import type {Child} from './helpers/start.ts';
import {endChild, startService} from './helpers/start.ts';

const INSTANCES = 3;
/** Each starts with a different instance, so that all get load. */
const CALLERS = 6;
const HOST_EXPIRY_MS = 121_000;
const records = makeRecords(300);
const folder = makeFolder();
let instances: Child[] = [];

beforeAll(async () => {
  const file = folder.write('docs.json', makeSnapshot(records));
  instances = await Promise.all(
    Array.from({length: INSTANCES}, () => startService(file)),
  );
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  await Promise.all(instances.map((instance) => endChild(instance)));
  folder.remove();
});

test('no query fails while instances fail one after another', async () => {
  vi.useFakeTimers({toFake: ['Date']});
  const hosts = instances.map(({port}) => ({
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
    const first = number % INSTANCES;
    const client = algoliasearch('APP', 'key', {
      hosts: [...hosts.slice(first), ...hosts.slice(0, first)],
      // As in the site's client.
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
   * Waits until every caller has that many more answers, including the one whose
   * first instance just failed.
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
  for (const [number, instance] of instances.entries()) {
    await endChild(instance, 'SIGKILL');
    await untilAnswered(10);
    instances[number] = await startService(folder.path('docs.json'), {
      SEARCH_PORT: String(instance.port),
    });
    minutesLater();
    await untilAnswered(10);

    process.kill(instances[number].pid, 'SIGSTOP');
    await untilAnswered(10);
    process.kill(instances[number].pid, 'SIGCONT');
    minutesLater();
    await untilAnswered(10);
  }
  running = false;
  await load;
  const total = answered.reduce((sum, count) => sum + count, 0);
  console.log(`failure test: ${total} queries, ${failures.length} failed`);
  expect(failures).toEqual([]);
  expect(total).toBeGreaterThan(INSTANCES * 200);
}, 300_000);
