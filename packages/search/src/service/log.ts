/** A line of the log. Never a query, an address or a key of a visitor. */
export type LogEntry = {
  level: 'info' | 'warn' | 'error';
  message: string;
  [detail: string]: string | number | boolean | undefined;
};

export type Log = (entry: LogEntry) => void;

/**
 * JSON lines, written once a turn of the event loop: under load that is one
 * write for many requests.
 */
export function createLog(write: (text: string) => void): Log {
  let lines: string[] = [];
  const flush = (): void => {
    write(lines.join(''));
    lines = [];
  };
  return (entry) => {
    if (lines.length === 0) {
      setImmediate(flush);
    }
    const time = new Date().toISOString();
    lines.push(`${JSON.stringify({time, ...entry})}\n`);
  };
}
