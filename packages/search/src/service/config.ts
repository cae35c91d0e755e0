import * as z from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);

const env = z.object({
  SEARCH_SNAPSHOT: z.string().min(1),
  SEARCH_PAGES: z.string().min(1).optional(),
  SEARCH_HOST: z.string().min(1).default('127.0.0.1'),
  SEARCH_PORT: port.default(8108),
  SEARCH_ORIGINS: z.string().min(1).default('*'),
  SEARCH_CACHE_MB: z.coerce.number().min(0).max(4096).default(32),
  SEARCH_WATCH_MS: z.coerce.number().int().min(10).default(1000),
  SEARCH_STOP_MS: z.coerce.number().int().min(0).default(10_000),
  SEARCH_LOG_REQUESTS: z.enum(['0', '1']).default('1'),
});

export type Config = {
  snapshotFile: string;
  /** Without it, there is no /mcp. */
  pagesFile: string | undefined;
  host: string;
  port: number;
  origins: string[] | '*';
  cacheBytes: number;
  watchMs: number;
  stopMs: number;
  logRequests: boolean;
};

/** Throws an error that names the variable. */
export function readConfig(
  variables: Record<string, string | undefined>,
): Config {
  const parsed = env.safeParse(variables);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(
      `configuration: ${[...(issue?.path ?? []), issue?.message].join(' ')}`,
    );
  }
  const values = parsed.data;
  return {
    snapshotFile: values.SEARCH_SNAPSHOT,
    pagesFile: values.SEARCH_PAGES,
    host: values.SEARCH_HOST,
    port: values.SEARCH_PORT,
    origins: values.SEARCH_ORIGINS === '*' ? '*' : list(values.SEARCH_ORIGINS),
    cacheBytes: values.SEARCH_CACHE_MB * 1024 * 1024,
    watchMs: values.SEARCH_WATCH_MS,
    stopMs: values.SEARCH_STOP_MS,
    logRequests: values.SEARCH_LOG_REQUESTS === '1',
  };
}

function list(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
