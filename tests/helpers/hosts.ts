/** The build on every host that we ship for. */
import path from 'node:path';
import {answers, end, freePort, startHost} from './processes.ts';
import type {Host} from './processes.ts';
import {siteServer, startNginx} from './startNginx.ts';

const QUIET = '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON';

/** nginx without agents, as the browser tests use it. */
export const startSite = (): Promise<Host> =>
  startHost((port) => [
    ...[process.execPath, QUIET, 'tests/helpers/serveBuild.ts', `${port}`],
  ]);

/** `npm run serve`: a plain static file server, with or without a path. */
export const startPreview = (cwd = '.'): Promise<Host> =>
  startHost(
    (port) => [
      'node_modules/.bin/docusaurus',
      ...['serve', '--port', `${port}`, '--no-open'],
    ],
    {cwd, host: 'localhost'},
  );

/** Cloudflare's edge runtime: `wrangler dev` on the build. */
export const startWorkerd = (): Promise<Host> =>
  startHost(
    (port) => [
      ...[
        process.execPath,
        path.resolve('node_modules/wrangler/bin/wrangler.js'),
      ],
      ...['dev', '--ip', '127.0.0.1', '--port', `${port}`],
      ...['--inspector-port', '0', '--log-level', 'error'],
    ],
    {
      cwd: path.resolve('agents'),
      env: {...process.env, WRANGLER_SEND_METRICS: 'false', CI: '1'},
    },
  );

/** The agents' handler in Node. */
export const startAgentsInNode = (): Promise<Host> =>
  startHost(() => [process.execPath, 'agents/node.ts']);

/** nginx with deploy/agents.conf. */
export async function startNginxHost(): Promise<Host> {
  const agents = await startAgentsInNode();
  const port = await freePort();
  const build = path.resolve('build');
  const nginx = startNginx(() =>
    siteServer({
      listen: `listen 127.0.0.1:${port};`,
      current: build,
      home: build,
      agentsPort: Number(new URL(agents.origin).port),
    }),
  );
  const origin = `http://127.0.0.1:${port}`;
  await answers(origin);
  return {
    origin,
    stop: async () => {
      await end(nginx);
      await agents.stop();
    },
  };
}
