/** Visitors who open page after page until they are stopped, and what failed. */
import {setTimeout} from 'node:timers/promises';
import {rawRequest} from './rawRequest.ts';
import {allRoutes} from './site.ts';

const VISITORS = 4;
/** Between two turns, so that what is tested gets processor time too. */
const PAUSE_MS = 20;
const ENCODINGS = ['gzip, deflate, br, zstd', 'gzip', 'identity'];

async function get(origin: string, url: string, encoding = 'identity') {
  const reply = await rawRequest(origin, url, {
    headers: {'accept-encoding': encoding},
  });
  if (reply.status !== 200 || reply.body.length === 0) {
    throw new Error(`${url}: ${reply.status}, ${reply.body.length} bytes`);
  }
  return reply.body.toString();
}

/** A page, and each script and style it names; returns how many requests. */
async function openPage(origin: string, turn: number): Promise<number> {
  const route = allRoutes[turn % allRoutes.length]!;
  const html = await get(origin, route);
  const assets = html.match(
    /(?<=(?:src|href)="?)\/assets\/(?:js|css)\/[^" >]+/g,
  );
  if (!html.trimEnd().endsWith('</html>') || !assets) {
    throw new Error(`${route} is not whole`);
  }
  await Promise.all(
    assets.map((file) => get(origin, file, ENCODINGS[turn % ENCODINGS.length])),
  );
  return assets.length + 1;
}

export type Load = {
  failures: string[];
  requests: () => number;
  /** Resolves when each visitor has opened that many more pages. */
  more: (turns: number) => Promise<void>;
  stop: () => Promise<void>;
};

export function startLoad(origin: string): Load {
  const failures: string[] = [];
  const turns = Array.from({length: VISITORS}, () => 0);
  let requests = 0;
  let running = true;

  async function visit(visitor: number): Promise<void> {
    while (running) {
      try {
        requests += await openPage(origin, turns[visitor]! * 7 + visitor);
      } catch (error) {
        failures.push((error as Error).message);
      }
      turns[visitor]! += 1;
      await setTimeout(PAUSE_MS);
    }
  }
  const visitors = turns.map((_, visitor) => visit(visitor));
  return {
    failures,
    requests: () => requests,
    more: async (count) => {
      const goals = turns.map((each) => each + count);
      while (goals.some((goal, visitor) => turns[visitor]! < goal)) {
        await setTimeout(PAUSE_MS);
      }
    },
    stop: async () => {
      running = false;
      await Promise.all(visitors);
    },
  };
}
