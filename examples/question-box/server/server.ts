/** Serves the route with plain Node. Your framework may do this for you. */
import {createServer} from 'node:http';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {Readable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import {questionRoute} from './route.ts';

const MAX_BYTES = 20_000;

const {API_URL, API_KEY, PORT = '8788'} = process.env;
if (!API_URL || !API_KEY) throw new Error('Set API_URL and API_KEY.');
const route = questionRoute({apiUrl: API_URL, apiKey: API_KEY});

async function serve(message: IncomingMessage, reply: ServerResponse) {
  const gone = new AbortController();
  reply.once('close', () => gone.abort());
  const size = Number(message.headers['content-length'] ?? Infinity);
  if (message.method === 'POST' && size > MAX_BYTES) {
    reply.writeHead(413).end();
    return;
  }
  const request = new Request(new URL(message.url ?? '/', 'http://localhost'), {
    method: message.method ?? 'GET',
    headers: message.headers as Record<string, string>,
    ...(message.method === 'POST' && {
      body: Readable.toWeb(message) as ReadableStream,
      duplex: 'half',
    }),
    signal: gone.signal,
  } as RequestInit);
  const visitor = message.socket.remoteAddress ?? '';
  const {status, headers, body} = await route(request, visitor);
  reply.writeHead(status, Object.fromEntries(headers));
  if (body) await pipeline(body, reply);
  else reply.end();
}

const server = createServer((message, reply) => {
  serve(message, reply).catch((error: unknown) => {
    // A visitor who left isn't an error.
    if (!reply.destroyed) console.error(error);
    if (!reply.headersSent) reply.writeHead(502);
    reply.end();
  });
});
server.listen(Number(PORT), () => {
  const address = server.address() as {port: number};
  console.log(`Questions on http://localhost:${address.port}/api/ask`);
});
