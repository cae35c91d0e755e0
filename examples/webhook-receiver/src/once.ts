/** Longer than the time in which an event is retried. */
export const KEEP = 36 * 60 * 60 * 1000;

/**
 * Does the work for an id once. A repeat gets the first outcome, even while the
 * work is still running. Failed work is forgotten, so that a retry does it.
 */
export function once(keep = KEEP) {
  const seen = new Map<string, {at: number; work: Promise<void>}>();
  return (id: string, start: () => Promise<void>): Promise<void> => {
    const now = Date.now();
    // A Map keeps its entries in order, so the oldest comes first.
    for (const [old, {at}] of seen) {
      if (now - at < keep) break;
      seen.delete(old);
    }
    const known = seen.get(id);
    if (known) return known.work;
    const work = start();
    seen.set(id, {at: now, work});
    work.catch(() => seen.delete(id));
    return work;
  };
}
