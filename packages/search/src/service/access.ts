import type {Context, MiddlewareHandler} from 'hono';
import {cors} from 'hono/cors';
import {RequestError} from '../request/errors.ts';

/** Origins whose pages may search; '*' for all. */
export type Origins = readonly string[] | '*';

const ALGOLIA_HEADERS = [
  'content-type',
  'x-algolia-api-key',
  'x-algolia-application-id',
  'x-algolia-agent',
  'x-algolia-usertoken',
  'request-id',
];
const MCP_HEADERS = [
  'content-type',
  'accept',
  'authorization',
  'last-event-id',
  'mcp-protocol-version',
  'mcp-session-id',
  'mcp-method',
  'mcp-name',
];
/** How long browsers may cache preflight responses. */
const MAX_AGE_SECONDS = 86_400;

/** CORS for searches and MCP calls. */
export function allowOrigins(
  origins: Origins,
  protocol: 'algolia' | 'mcp',
): MiddlewareHandler {
  return cors({
    origin: origins === '*' ? '*' : [...origins],
    allowMethods: ['POST', 'OPTIONS'],
    allowHeaders: protocol === 'mcp' ? MCP_HEADERS : ALGOLIA_HEADERS,
    maxAge: MAX_AGE_SECONDS,
  });
}

/** The caller's credentials. The key is public and search-only. */
export type Credentials = {appId: string; apiKey: string};

/** Node clients send headers; browsers send query parameters. */
export function requireCredentials(
  expected: Credentials | undefined,
): MiddlewareHandler {
  return async function checkCredentials(c, next) {
    if (
      expected !== undefined &&
      (given(c, 'x-algolia-application-id') !== expected.appId ||
        given(c, 'x-algolia-api-key') !== expected.apiKey)
    ) {
      throw new RequestError(403, 'Invalid Application-ID or API key');
    }
    await next();
  };
}

function given(c: Context, name: string): string | undefined {
  return c.req.header(name) ?? c.req.query(name);
}
