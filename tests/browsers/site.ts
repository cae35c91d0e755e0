/**
 * The site behind nginx, with a proxy in front that simulates a slow or failing
 * network in the same way for all three browsers.
 */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {answers, end} from '../helpers/processes.ts';

/** What happens to a request; a promise delays it. */
type Rule = (url: string) => 'pass' | 'fail' | Promise<unknown>;

export type Site = {
  origin: string;
  network: {is(rule: Rule): void; isWell(): void};
  close(): Promise<void>;
};

const SERVER = path.resolve(import.meta.dirname, '../helpers/serveBuild.ts');

async function startServer(port: number) {
  const server = spawn(
    process.execPath,
    ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON', SERVER, String(port)],
    {stdio: ['ignore', 'ignore', 'inherit']},
  );
  await answers(`http://127.0.0.1:${port}/`);
  await answers(`http://127.0.0.1:${port + 1}/`);
  return server;
}

/** `port` and the next three must be free. */
export async function openSite(port: number): Promise<Site> {
  const server = await startServer(port);
  let rule: Rule = () => 'pass';

  const network = http.createServer((request, response) => {
    const {method, url = '/', headers} = request;
    const pass = () => {
      const onward = http.request({port, method, path: url, headers});
      onward.on('response', (reply) => {
        response.writeHead(reply.statusCode!, reply.headers);
        reply.pipe(response);
      });
      // The server may stop before the browser's last requests finish.
      onward.on('error', () => request.socket.destroy());
      request.pipe(onward);
    };
    const verdict = rule(url);
    if (verdict === 'pass') {
      pass();
    } else if (verdict === 'fail') {
      request.socket.destroy();
    } else {
      void verdict.then(pass);
    }
  });
  network.listen(0, '127.0.0.1');
  await once(network, 'listening');

  return {
    origin: `http://127.0.0.1:${(network.address() as AddressInfo).port}`,
    network: {
      is: (next) => (rule = next),
      isWell: () => (rule = () => 'pass'),
    },
    async close() {
      network.close();
      network.closeAllConnections();
      await end(server);
    },
  };
}
