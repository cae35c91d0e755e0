/**
 * A minimal load generator on raw sockets: it must be cheaper than the server,
 * or it would measure itself.
 */
import {connect} from 'node:net';

export type Load = {
  port: number;
  path: string;
  /** Request bodies, sent round-robin. */
  bodies: readonly string[];
  connections: number;
  seconds: number;
  /** Stops after this many replies. */
  maxReplies?: number;
};

export type Measured = {
  perSecond: number;
  replies: number;
  failures: number;
  averageBytes: number;
  /** In milliseconds, ascending. */
  latencies: number[];
};

export async function runLoad(load: Load): Promise<Measured> {
  const requests = load.bodies.map((body) =>
    Buffer.from(
      `POST ${load.path} HTTP/1.1\r\nhost: 127.0.0.1\r\n` +
        `content-type: text/plain\r\n` +
        `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    ),
  );
  const latencies: number[] = [];
  const started = performance.now();
  const end = started + load.seconds * 1000;
  const maxReplies = load.maxReplies ?? Infinity;
  let sent = 0;
  let failures = 0;
  let bytes = 0;

  const one = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect(load.port, '127.0.0.1');
      let chunks: Buffer[] = [];
      let received = 0;
      let expected = -1;
      let sentAt = 0;
      const send = (): void => {
        sentAt = performance.now();
        socket.write(requests[sent++ % requests.length] as Buffer);
      };
      socket.setNoDelay(true);
      socket.on('error', reject);
      socket.on('connect', send);
      socket.on('data', (chunk: Buffer) => {
        received += chunk.length;
        if (expected < 0) {
          chunks.push(chunk);
          const head = Buffer.concat(chunks).toString('latin1');
          const headEnd = head.indexOf('\r\n\r\n');
          if (headEnd < 0) {
            return;
          }
          const length = /content-length: (\d+)/i.exec(head)?.[1];
          if (length === undefined) {
            reject(new Error('reply without content-length'));
            return;
          }
          expected = headEnd + 4 + Number(length);
          failures += head.startsWith('HTTP/1.1 200') ? 0 : 1;
        }
        if (received >= expected) {
          const now = performance.now();
          latencies.push(now - sentAt);
          bytes += received;
          chunks = [];
          received = 0;
          expected = -1;
          if (now < end && latencies.length < maxReplies) {
            send();
          } else {
            socket.destroy();
            resolve();
          }
        }
      });
    });

  await Promise.all(Array.from({length: load.connections}, one));
  const seconds = (performance.now() - started) / 1000;
  return {
    perSecond: latencies.length / seconds,
    replies: latencies.length,
    failures,
    averageBytes: Math.round(bytes / Math.max(1, latencies.length)),
    latencies: latencies.sort((a, b) => a - b),
  };
}

export function percentile(sorted: readonly number[], share: number): number {
  const at = Math.min(sorted.length - 1, Math.floor(sorted.length * share));
  return sorted[at] ?? NaN;
}
