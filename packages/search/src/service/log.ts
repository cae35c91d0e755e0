/** A log entry. Never contains a visitor's query, IP address or key. */
export type LogEntry = {
  level: 'info' | 'warn' | 'error';
  message: string;
  [detail: string]: string | number | boolean | undefined;
};

export type Log = (entry: LogEntry) => void;

/** Writes JSON lines. */
export const createLog =
  (write: (text: string) => void): Log =>
  (entry) => {
    const time = new Date().toISOString();
    write(`${JSON.stringify({time, ...entry})}\n`);
  };
