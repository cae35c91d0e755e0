/** A log entry. Never contains a visitor's query, IP address or key. */
export type LogEntry = {
  level: 'info' | 'warn' | 'error';
  message: string;
  [detail: string]: string | number | boolean | undefined;
};

export type Log = (entry: LogEntry) => void;

/**
 * Writes JSON lines once per event loop turn, so many requests share a write
 * under load.
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
