/**
 * Measures wall-clock time and CPU time; the latter is comparable even on a
 * busy machine.
 *
 * @example
 * const time = stopwatch();
 * time(); // 'in 4.3 s (3.9 s CPU)'
 */
export function stopwatch(): () => string {
  const start = performance.now();
  const before = process.cpuUsage();
  return () => {
    const seconds = (performance.now() - start) / 1000;
    const {user, system} = process.cpuUsage(before);
    const busy = (user + system) / 1e6;
    return `in ${seconds.toFixed(1)} s (${busy.toFixed(1)} s CPU)`;
  };
}
