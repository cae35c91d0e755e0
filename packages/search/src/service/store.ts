import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import type {Search} from '../engine/index.ts';
import {createSearch} from '../engine/index.ts';
import type {Snapshot} from '../record.ts';
import {parseSnapshot} from '../snapshot.ts';

/** The result of a reload. */
export type Outcome =
  | {outcome: 'loaded'; digest: string; records: number; ms: number}
  | {outcome: 'unchanged'}
  | {outcome: 'refused'; reason: string};

/** What is served from a file, replaced as a whole when the file changes. */
export type Store<Content> = {
  reload: (file: string) => Promise<Outcome>;
  current: () => (Content & {digest: string}) | undefined;
};

/** @param load returns the content; throws if it refuses the file */
export function createStore<Content>(
  load: (text: string) => Promise<{content: Content; records: number}>,
): Store<Content> {
  let served: (Content & {digest: string}) | undefined;

  async function reload(file: string): Promise<Outcome> {
    const started = performance.now();
    try {
      const text = await readFile(file, 'utf8');
      const digest = contentDigest(text);
      if (digest === served?.digest) {
        return {outcome: 'unchanged'};
      }
      const {content, records} = await load(text);
      // The only line that changes what is served, so a request sees either the
      // old content or the new one.
      served = {...content, digest};
      const ms = Math.round(performance.now() - started);
      return {outcome: 'loaded', digest, records, ms};
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return {outcome: 'refused', reason};
    }
  }
  return {reload, current: () => served};
}

/** Identifies a file's content: the same on every instance. */
export function contentDigest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** A snapshot and its search. */
export type Index = {snapshot: Snapshot; search: Search};
export type IndexStore = Store<Index>;

export const createIndexStore = (): IndexStore =>
  createStore(async (text) => {
    const snapshot = parseSnapshot(text);
    const {records, synonyms} = snapshot;
    const search = await createSearch(records, synonyms);
    return {content: {snapshot, search}, records: records.length};
  });
