/** Visitors who repeat a task until they are stopped, and what failed. */
import {setTimeout} from 'node:timers/promises';
import settings from '../../site.settings.ts';
import {rawRequest} from './rawRequest.ts';
import {COMMON, HEADING, OTHER} from './searchTerms.ts';
import {allRoutes} from './site.ts';

/** Between two turns, so that what is tested gets processor time too. */
const PAUSE_MS = 20;
const ENCODINGS = ['gzip, deflate, br, zstd', 'gzip', 'identity'];
const QUERIES = [COMMON, OTHER, HEADING.text];

async function get(origin: string, url: string, encoding = 'identity') {
  const reply = await rawRequest(origin, url, {
    headers: {'accept-encoding': encoding},
  });
  if (reply.status !== 200 || reply.body.length === 0) {
    throw new Error(`${url}: ${reply.status}, ${reply.body.length} bytes`);
  }
  return reply.body.toString();
}

/** A page, and each script and style it names. */
async function openPage(origin: string, turn: number): Promise<void> {
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
}

/** Throws unless it finds something; resolves to the first hit's URL. */
export async function searchFor(
  origin: string,
  query: string,
): Promise<string> {
  const {indexName} = settings.search;
  const {status, body} = await rawRequest(origin, '/1/indexes/*/queries', {
    method: 'POST',
    body: JSON.stringify({requests: [{indexName, query}]}),
  });
  if (status !== 200) {
    throw new Error(`search for ${query}: ${status}`);
  }
  const {results} = JSON.parse(body.toString()) as {
    results: [{hits: {url: string}[]}];
  };
  return results[0].hits[0]!.url;
}

export type Load = {
  failures: string[];
  /** How many tasks were done. */
  turns: () => number;
  slowestSearchMs: () => number;
  /** Resolves when each visitor has had that many more turns. */
  more: (turns: number) => Promise<void>;
  stop: () => Promise<void>;
};

/** Two visitors open page after page, two search. */
export function startLoad(origin: string): Load {
  const failures: string[] = [];
  const tasks = [openPage, openPage, search, search];
  const turns = tasks.map(() => 0);
  let slowest = 0;
  let running = true;

  async function search(_: string, turn: number): Promise<void> {
    const begin = performance.now();
    await searchFor(origin, QUERIES[turn % QUERIES.length]!);
    slowest = Math.max(slowest, performance.now() - begin);
  }
  const visitors = tasks.map(async (task, visitor) => {
    while (running) {
      await task(origin, turns[visitor]! * 7 + visitor).catch((error: Error) =>
        failures.push(error.message),
      );
      turns[visitor]! += 1;
      await setTimeout(PAUSE_MS);
    }
  });
  return {
    failures,
    turns: () => turns.reduce((sum, each) => sum + each),
    slowestSearchMs: () => slowest,
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
