/** nghttp2's load generator, and what it reports. */
import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

export type Sample = {perSecond: number; bytesPerRequest: number};

/** Two cores make two workers of nginx busy, with streams as a browser's. */
const CONNECTIONS = 8;
const STREAMS = 10;

function found(report: string, pattern: RegExp): number[] {
  const match = pattern.exec(report);
  if (!match) {
    throw new Error(`h2load said: ${report}`);
  }
  return match.slice(1).map(Number);
}

/** Asks for the addresses in turn; throws when any request fails. */
export async function measure(
  urls: readonly string[],
  encoding: string,
  requests: number,
): Promise<Sample> {
  const {stdout} = await promisify(execFile)('h2load', [
    ...['-n', String(requests), '-c', String(CONNECTIONS)],
    ...['-m', String(STREAMS), '-H', `accept-encoding: ${encoding}`],
    ...urls,
  ]);
  const [perSecond] = found(stdout, /finished in [^,]+, ([\d.]+) req\/s/);
  const [good] = found(stdout, /status codes: (\d+) 2xx/);
  const [bytes] = found(stdout, /traffic: [^(]*\((\d+)\) total/);
  if (good !== requests) {
    throw new Error(`${requests - good!} of ${requests} failed: ${stdout}`);
  }
  return {perSecond: perSecond!, bytesPerRequest: bytes! / requests};
}
