import type {Context} from 'hono';
import {RequestError} from './errors.ts';

/**
 * The request's body, if it is not too long. Hono's own body-limit middleware
 * touches `raw.body`, which turns @hono/node-server's fast path off and costs
 * more than a search from the cache.
 */
export async function readBody(c: Context, maxBytes: number): Promise<string> {
  const announced = c.req.header('content-length');
  if (announced !== undefined && !c.req.header('transfer-encoding')) {
    if (Number(announced) > maxBytes) {
      throw tooLarge();
    }
    return c.req.text();
  }
  return readStream(c.req.raw.body, maxBytes);
}

async function readStream(
  stream: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of stream ?? []) {
    size += chunk.length;
    if (size > maxBytes) {
      throw tooLarge();
    }
    text += decoder.decode(chunk, {stream: true});
  }
  return text + decoder.decode();
}

function tooLarge(): RequestError {
  return new RequestError(413, 'Request body too large');
}
