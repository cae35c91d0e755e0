import http from 'node:http';
import type {IncomingHttpHeaders} from 'node:http';
import https from 'node:https';

export type RawReply = {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
};

/** Sends a request without normalizing the path or following redirects. */
export function rawRequest(
  baseURL: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
    localAddress,
  }: {
    method?: string;
    headers?: Record<string, string>;
    body?: string | undefined;
    /** The client's IP address, such as 127.0.0.2. */
    localAddress?: string;
  } = {},
): Promise<RawReply> {
  const {protocol, hostname, port} = new URL(baseURL);
  const {request: send} = protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const request = send(
      {
        ...{hostname, port, path, method, headers, localAddress},
        agent: false,
        // Servers of this machine sign their own certificate.
        rejectUnauthorized: false,
      },
      (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('end', () =>
          resolve({
            status: reply.statusCode ?? 0,
            headers: reply.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
