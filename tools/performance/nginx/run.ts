/**
 * Compares our nginx configuration with Debian's default on the same files, over
 * TLS and HTTP/2, interleaved: `npm run bench:nginx`. Prints a table; exits 1 if the
 * median ratio of a row is below the threshold, if brotli doesn't save bytes, or
 * if a request fails. Needs `npm run build`, nginx and h2load.
 */
import fs from 'node:fs';
import {
  firstPort,
  portsFrom,
  setUpServer,
} from '../../../tests/helpers/deploymentHarness/config.ts';
import {makeHome} from '../../../tests/helpers/deploymentHarness/index.ts';
import type {Nginx} from '../../../tests/helpers/deploymentHarness/nginx.ts';
import {startDeployedNginx} from '../../../tests/helpers/deploymentHarness/nginx.ts';
import {release} from '../../../tests/helpers/deploymentHarness/release.ts';
import {
  openTab,
  startBrowser,
} from '../../../tests/helpers/deploymentHarness/tab.ts';
import {setUpStockNginx} from './stockNginx.ts';
import {isHeavy, print, ratioOf, runRound} from './rounds.ts';
import type {Row, Server} from './rounds.ts';

/** Minimum ratio to the stock rate. */
const BAR = 0.9;
/** Many short rounds, since other load usually lasts longer than one. */
const ROUNDS = 31;
/** More rounds on a busy machine; the median includes all. */
const MAX_ROUNDS = 3 * ROUNDS;
const STOCK_PORT = firstPort(4);
const PAGE = '/docs/commands';

const ENCODINGS = {plain: 'identity', browser: 'gzip, deflate, br, zstd'};

/** The paths that a browser requests on a first visit. */
async function firstVisit(origin: string): Promise<string[]> {
  const browser = await startBrowser();
  const {page, requests} = await openTab(browser, origin + PAGE);
  await page.waitForLoadState('networkidle');
  await browser.close();
  return [...new Set(requests)];
}

function rowsOf(visit: string[]): Row[] {
  const workloads = {page: [PAGE], 'first visit': visit};
  return Object.entries(ENCODINGS).flatMap(([kind, encoding]) =>
    Object.entries(workloads).map(([workload, paths]) => ({
      name: `${workload}, ${kind}`,
      encoding,
      paths,
      rounds: [],
    })),
  );
}

async function compare(ours: Server, stock: Server): Promise<boolean> {
  const visit = await firstVisit(ours.origin);
  console.log(`a first visit to ${PAGE} requests ${visit.length} files`);
  const rows = rowsOf(visit);
  const slow = () => rows.filter((row) => ratioOf(row) < BAR);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const again = round < ROUNDS ? rows : slow();
    for (const row of again) {
      await runRound(row, {ours, stock});
    }
  }
  print(rows);
  const heavy = rows.filter(
    (row) => row.encoding === ENCODINGS.browser && isHeavy(row),
  );
  slow().forEach(({name}) =>
    console.error(`${name}: below ${BAR} of the stock rate`),
  );
  heavy.forEach(({name}) => console.error(`${name}: no fewer bytes`));
  return slow().length + heavy.length === 0;
}

const home = makeHome();
const ports = portsFrom(firstPort(3));
const running: Nginx[] = [];
async function start(config: string, port: number): Promise<Server> {
  const origin = `https://127.0.0.1:${port}`;
  const nginx = await startDeployedNginx(config, origin);
  running.push(nginx);
  return {origin, nginx, urlOf: (path) => origin + path};
}

try {
  await release('publish', home);
  const ours = await start(setUpServer(home, ports), ports.https);
  const stockConfig = setUpStockNginx(
    home,
    `${home}/current/build`,
    STOCK_PORT,
  );
  const stock = await start(stockConfig, STOCK_PORT);
  const ok = await compare(ours, {
    ...stock,
    // It doesn't support clean URLs.
    urlOf: (path) => stock.urlOf(path === PAGE ? `${path}.html` : path),
  });
  process.exitCode = ok ? 0 : 1;
} finally {
  await Promise.all(running.map((nginx) => nginx.stop()));
  fs.rmSync(home, {recursive: true, force: true});
}
