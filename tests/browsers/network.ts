/** A proxy in front of the site: it can fail requests, and counts prefetches. */
import {once} from 'node:events';
import http from 'node:http';
import type {AddressInfo} from 'node:net';

export type Network = {
  origin: string;
  /** URLs that get no answer. */
  failing: RegExp | null;
  prefetched: string[];
  close(): void;
};

export async function openNetwork(port: number): Promise<Network> {
  const server = http.createServer((request, response) => {
    const {method, url = '/', headers} = request;
    if (network.failing?.test(url)) {
      request.socket.destroy();
      return;
    }
    if (/prefetch/.test(`${headers['sec-purpose'] ?? headers['x-moz']}`)) {
      network.prefetched.push(url);
    }
    const onward = http.request({port, method, path: url, headers});
    onward.on('response', (reply) => {
      response.writeHead(reply.statusCode!, reply.headers);
      reply.pipe(response);
    });
    onward.on('error', () => request.socket.destroy());
    request.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const network: Network = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    failing: null,
    prefetched: [],
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return network;
}
