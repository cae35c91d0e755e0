import * as z from 'zod';
import type {Credentials} from './access.ts';

const port = z.coerce.number().int().min(0).max(65_535);

const env = z
  .object({
    SEARCH_SNAPSHOT: z.string().min(1),
    SEARCH_PAGES: z.string().min(1).optional(),
    SEARCH_HOST: z.string().min(1).default('127.0.0.1'),
    SEARCH_PORT: port.default(8108),
    SEARCH_APP_ID: z.string().min(1).optional(),
    SEARCH_API_KEY: z.string().min(1).optional(),
    SEARCH_ORIGINS: z.string().min(1).default('*'),
    SEARCH_CACHE_MB: z.coerce.number().min(0).max(4096).default(32),
    SEARCH_WATCH_MS: z.coerce.number().int().min(10).default(1000),
    SEARCH_STOP_MS: z.coerce.number().int().min(0).default(10_000),
    SEARCH_LOG_REQUESTS: z.enum(['0', '1']).default('1'),
  })
  .refine(
    (values) =>
      (values.SEARCH_APP_ID === undefined) ===
      (values.SEARCH_API_KEY === undefined),
    'SEARCH_APP_ID and SEARCH_API_KEY belong together: set both or neither',
  );

export type Config = {
  files: string[];
  /** Without it, there is no /mcp. */
  pagesFile: string | undefined;
  host: string;
  port: number;
  credentials: Credentials | undefined;
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
    files: list(values.SEARCH_SNAPSHOT),
    pagesFile: values.SEARCH_PAGES,
    host: values.SEARCH_HOST,
    port: values.SEARCH_PORT,
    credentials:
      values.SEARCH_APP_ID !== undefined && values.SEARCH_API_KEY !== undefined
        ? {appId: values.SEARCH_APP_ID, apiKey: values.SEARCH_API_KEY}
        : undefined,
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
