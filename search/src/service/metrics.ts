/**
 * Counters in Prometheus' text format. A handful of counters, one histogram
 * and one gauge need no library: this file is shorter than its set-up.
 */
type Labels = Record<string, string>;

const DURATION_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.3, 1];

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const counters = new Map<string, number>();
  const buckets = new Array<number>(DURATION_BUCKETS.length).fill(0);
  let seconds = 0;
  let requests = 0;

  function count(name: string, labels: Labels = {}, by = 1): void {
    const key = `${name}${format(labels)}`;
    counters.set(key, (counters.get(key) ?? 0) + by);
  }

  function observe(duration: number): void {
    requests += 1;
    seconds += duration;
    DURATION_BUCKETS.forEach((limit, at) => {
      buckets[at] = (buckets[at] as number) + (duration <= limit ? 1 : 0);
    });
  }

  /** @param gauges values that are read, not counted: name and number */
  function render(gauges: readonly (readonly [string, number])[]): string {
    const duration = 'search_request_duration_seconds';
    return [
      ...[...counters].sort().map(([key, value]) => `${key} ${value}`),
      ...gauges.map(([key, value]) => `${key} ${value}`),
      `# TYPE ${duration} histogram`,
      ...buckets.map(
        (value, at) =>
          `${duration}_bucket{le="${DURATION_BUCKETS[at]}"} ${value}`,
      ),
      `${duration}_bucket{le="+Inf"} ${requests}`,
      `${duration}_sum ${seconds}`,
      `${duration}_count ${requests}`,
      '',
    ].join('\n');
  }

  return {count, observe, render};
}

/** @example format({status: '200'}) // '{status="200"}' */
function format(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => {
    const escaped = value.replace(/["\\\n]/g, (char) =>
      char === '\n' ? '\\n' : `\\${char}`,
    );
    return `${name}="${escaped}"`;
  });
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}
