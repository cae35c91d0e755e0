import type {SearchIndex} from './build.ts';
import type {Variant} from './query.ts';

/**
 * The records that hold all required words of a reading, or (any) at least
 * one. How good they are is decided by the re-rank.
 */
export function retrieve(
  {recordsWith, snapshot}: SearchIndex,
  variant: Variant,
  any: boolean,
): number[] {
  const required = variant.filter(({required}) => required);
  // How many words in a row each record had so far.
  const matched = new Uint8Array(snapshot.records.length);
  let found: number[] = [];
  required.forEach(({expansions}, word) => {
    const next: number[] = any ? found : [];
    for (const {termId} of expansions) {
      for (const record of recordsWith(termId)) {
        const count = matched[record] as number;
        if (any ? count === 0 : count === word) {
          matched[record] = word + 1;
          next.push(record);
        }
      }
    }
    found = next;
  });
  return found;
}
