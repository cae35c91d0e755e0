/** Longer than an event is tried again. */
const KEEP = 25 * 60 * 60 * 1000;

/**
 * Does the work of an id once. A repeat gets the first outcome, also while the
 * work is still going on; work that failed is forgotten, so a repeat does it.
 */
export function once(keep = KEEP) {
  const seen = new Map<string, {at: number; work: Promise<void>}>();
  return (id: string, start: () => Promise<void>): Promise<void> => {
    const now = Date.now();
    // Oldest first, as a Map keeps them.
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
