/** Tasks that repeat until stopped, and their failures. */
import {setTimeout} from 'node:timers/promises';
import {until} from './until.ts';

export type Load = {
  /**
   * Repeats a task, one turn after the other, with a pause between
   * them, so that what is tested gets processor time too.
   */
  run: (kind: string, task: (turn: number) => Promise<void>) => void;
  count: (what: string) => void;
  counts: ReadonlyMap<string, number>;
  failures: string[];
  /** Of all turns of a kind, in milliseconds. */
  slowest: (kind: string) => number;
  forgetSlowest: () => void;
  /** Resolves when each kind of task has had that many more turns. */
  more: (turns: number) => Promise<void>;
  stop: () => Promise<void>;
};

const PAUSE_MS = 20;
const PATIENCE_MS = 120_000;

export function createLoad(): Load {
  const counts = new Map<string, number>();
  const failures: string[] = [];
  const slowest = new Map<string, number>();
  const runners: Promise<void>[] = [];
  const kinds = new Set<string>();
  let running = true;
  let started = 0;

  const count = (what: string) => {
    counts.set(what, (counts.get(what) ?? 0) + 1);
  };
  const run: Load['run'] = (kind, task) => {
    kinds.add(kind);
    const repeat = async () => {
      while (running) {
        const begin = performance.now();
        await task(started++).catch((error: Error) =>
          failures.push(`${kind}: ${error.message}`),
        );
        count(kind);
        slowest.set(
          kind,
          Math.max(slowest.get(kind) ?? 0, performance.now() - begin),
        );
        await setTimeout(PAUSE_MS);
      }
    };
    runners.push(repeat());
  };
  const more = async (turns: number) => {
    const goals = [...kinds].map(
      (kind) => [kind, (counts.get(kind) ?? 0) + turns] as const,
    );
    const reached = () =>
      goals.every(([kind, goal]) => (counts.get(kind) ?? 0) >= goal);
    await until(`all had ${turns} more turns`, reached, PATIENCE_MS);
  };
  return {
    run,
    count,
    counts,
    failures,
    slowest: (kind) => slowest.get(kind) ?? 0,
    forgetSlowest: () => slowest.clear(),
    more,
    stop: async () => {
      running = false;
      await Promise.all(runners);
    },
  };
}
