/**
 * Allows `count` calls per name and window. Returns the seconds to wait, or 0.
 * All names share one window, so memory stays bounded.
 */
export function limiter(count: number, milliseconds: number) {
  let start = 0;
  const used = new Map<string, number>();
  return (name: string, now = Date.now()): number => {
    if (now - start >= milliseconds) {
      used.clear();
      start = now;
    }
    const before = used.get(name) ?? 0;
    if (before >= count) return Math.ceil((start + milliseconds - now) / 1000);
    used.set(name, before + 1);
    return 0;
  };
}
