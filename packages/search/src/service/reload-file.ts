import {readFile} from 'node:fs/promises';
import {digestOf} from '../snapshot.ts';

/** The result of a reload. */
export type Outcome =
  | {outcome: 'loaded'; digest: string; records: number; ms: number}
  | {outcome: 'unchanged'}
  | {outcome: 'refused'; reason: string};

/**
 * Reads a file, and loads it if it differs from what is served.
 *
 * @param load returns the number of records; throws if it refuses the file
 */
export async function reloadFile(
  file: string,
  servedDigest: string | undefined,
  load: (text: string, digest: string) => Promise<number> | number,
): Promise<Outcome> {
  const started = performance.now();
  try {
    const text = await readFile(file, 'utf8');
    const digest = digestOf(text);
    if (digest === servedDigest) {
      return {outcome: 'unchanged'};
    }
    const records = await load(text, digest);
    const ms = Math.round(performance.now() - started);
    return {outcome: 'loaded', digest, records, ms};
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {outcome: 'refused', reason};
  }
}
