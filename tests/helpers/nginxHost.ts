/** The build behind deploy/nginx.conf, with deploy/agents.conf. */
import path from 'node:path';
import {startAgentsInNode} from './agentsInNode.ts';
import {answers, end, freePort} from './processes.ts';
import {siteServer, startNginx} from './startNginx.ts';
import type {Host} from './workerd.ts';

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
