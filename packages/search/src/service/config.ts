import * as z from 'zod';
import {firstIssue} from '../parseFile.ts';
import type {Origins} from './origins.ts';

const port = z.coerce.number().int().min(0).max(65_535);

const env = z.object({
  SEARCH_SNAPSHOT: z.string().min(1),
  SEARCH_PAGES: z.string().min(1).optional(),
  SEARCH_HOST: z.string().min(1).default('127.0.0.1'),
  SEARCH_PORT: port.default(8108),
  SEARCH_ORIGINS: z.string().min(1).default('*'),
  SEARCH_CACHE_MB: z.coerce.number().min(0).max(4096).default(32),
  SEARCH_WATCH_MS: z.coerce.number().int().min(10).default(1000),
  SEARCH_LOG_REQUESTS: z.enum(['0', '1']).default('1'),
});

/** Throws an error that names the variable. */
export function readConfig(variables: Record<string, string | undefined>) {
  const parsed = env.safeParse(variables);
  if (!parsed.success) {
    throw new Error(`configuration: ${firstIssue(parsed.error)}`);
  }
  const values = parsed.data;
  return {
    snapshotFile: values.SEARCH_SNAPSHOT,
    /** Without it, there is no /mcp. */
    pagesFile: values.SEARCH_PAGES,
    host: values.SEARCH_HOST,
    port: values.SEARCH_PORT,
    origins: originsIn(values.SEARCH_ORIGINS),
    cacheBytes: values.SEARCH_CACHE_MB * 1024 * 1024,
    watchMs: values.SEARCH_WATCH_MS,
    logRequests: values.SEARCH_LOG_REQUESTS === '1',
  };
}

const originsIn = (text: string): Origins =>
  text === '*' ? '*' : text.split(',').map((origin) => origin.trim());
