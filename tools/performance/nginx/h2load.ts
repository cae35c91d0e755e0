/** Runs nghttp2's load generator and parses its report. */
import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

export type Sample = {perSecond: number; bytesPerRequest: number};

/** Keeps two nginx workers busy, with as many streams as a browser. */
const CONNECTIONS = 8;
const STREAMS = 10;

function found(report: string, pattern: RegExp): number[] {
  const match = pattern.exec(report);
  if (!match) {
    throw new Error(`unexpected h2load output: ${report}`);
  }
  return match.slice(1).map(Number);
}

/** Requests the URLs round-robin; throws if any request fails. */
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
