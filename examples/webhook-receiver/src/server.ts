/** Receives webhooks on POST / and forwards handovers. */
import {createServer} from 'node:http';
import type {IncomingMessage} from 'node:http';
import {receiver} from './receive.ts';

const MAX_BYTES = 1_000_000;

const {WEBHOOK_SECRET, FORWARD_URL, PORT = '8787'} = process.env;
if (!WEBHOOK_SECRET) throw new Error('Set WEBHOOK_SECRET.');
const receive = receiver(WEBHOOK_SECRET, FORWARD_URL);

/** The body exactly as received, because the signature covers its bytes. */
async function rawBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Read to the end, or the sender wouldn't see the reply.
    if (size <= MAX_BYTES) chunks.push(chunk);
  }
  return size <= MAX_BYTES ? Buffer.concat(chunks).toString() : undefined;
}

async function statusFor(request: IncomingMessage): Promise<number> {
  if (request.method !== 'POST') return 405;
  const body = await rawBody(request);
  if (body === undefined) return 413;
  return receive(body, new Headers(request.headers as Record<string, string>));
}

const server = createServer((request, response) => {
  statusFor(request)
    .catch((error: unknown) => {
      console.error(error);
      return 500;
    })
    .then((status) => response.writeHead(status).end());
});
server.listen(Number(PORT), () => {
  const address = server.address() as {port: number};
  console.log(`Waiting for webhooks on http://localhost:${address.port}`);
});
