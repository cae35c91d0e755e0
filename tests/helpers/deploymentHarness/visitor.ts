/**
 * A browser's connection to the site: HTTP/2 over TLS, kept open, with
 * parallel requests. As in browsers (RFC 9113, 8.7), only a request that the
 * server refused while closing the connection is sent again, on a new one.
 */
import {connect, constants} from 'node:http2';
import type {
  ClientHttp2Session,
  IncomingHttpHeaders,
  OutgoingHttpHeaders,
} from 'node:http2';
import zlib from 'node:zlib';

export type Reply = {
  status: number;
  headers: IncomingHttpHeaders;
  /** Decompressed. */
  body: Buffer;
};

export type VisitorRequest = {headers?: OutgoingHttpHeaders; body?: string};

const DECODERS: Record<string, (packed: Buffer) => Buffer> = {
  br: (packed) => zlib.brotliDecompressSync(packed),
  gzip: (packed) => zlib.gunzipSync(packed),
};

class NotTaken extends Error {}

/** Longer than the site's own client waits; then the visitor is gone. */
const PATIENCE_MS = 10_000;

export class Visitor {
  readonly #origin: string;
  #session: ClientHttp2Session | undefined;

  constructor(origin: string) {
    this.#origin = origin;
  }

  async request(path: string, options: VisitorRequest = {}): Promise<Reply> {
    for (;;) {
      try {
        return await this.#once(path, options);
      } catch (error) {
        if (!(error instanceof NotTaken)) {
          throw error;
        }
      }
    }
  }

  close(): void {
    this.#session?.destroy();
    this.#session = undefined;
  }

  #connection(): ClientHttp2Session {
    if (this.#session === undefined) {
      const session = connect(this.#origin, {rejectUnauthorized: false});
      const forget = () => {
        if (this.#session === session) {
          this.#session = undefined;
        }
      };
      // Errors reach the requests; without a listener they would end us.
      session.on('error', forget).on('goaway', forget).on('close', forget);
      this.#session = session;
    }
    return this.#session;
  }

  #once(path: string, {headers = {}, body}: VisitorRequest): Promise<Reply> {
    const method = body === undefined ? 'GET' : 'POST';
    const {promise, resolve, reject} = Promise.withResolvers<Reply>();
    const stream = this.#connection().request({
      ...headers,
      ':path': path,
      ':method': method,
    });
    const chunks: Buffer[] = [];
    let received: IncomingHttpHeaders = {};
    stream.setTimeout(PATIENCE_MS, () => {
      reject(new Error(`no answer in ${PATIENCE_MS} ms`));
      stream.close(constants.NGHTTP2_CANCEL);
    });
    stream.on('response', (replied) => (received = replied));
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('error', (error) => {
      const {NGHTTP2_REFUSED_STREAM: refused} = constants;
      reject(stream.rstCode === refused ? new NotTaken() : error);
    });
    stream.on('close', () => {
      // Without a reply an error came, or comes now.
      if (received[':status'] === undefined) {
        const {NGHTTP2_REFUSED_STREAM: refused} = constants;
        reject(
          stream.rstCode === refused ? new NotTaken() : new Error('no reply'),
        );
        return;
      }
      const packed = Buffer.concat(chunks);
      const length = received['content-length'];
      if (length !== undefined && Number(length) !== packed.length) {
        reject(new Error(`${packed.length} of ${length} bytes`));
        return;
      }
      const decode = DECODERS[received['content-encoding'] ?? ''];
      resolve({
        status: Number(received[':status']),
        headers: received,
        body: decode ? decode(packed) : packed,
      });
    });
    stream.end(body);
    return promise;
  }
}
