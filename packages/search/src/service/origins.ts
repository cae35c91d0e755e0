import type {MiddlewareHandler} from 'hono';
import {cors} from 'hono/cors';

/** Origins whose pages may search; '*' for all. */
export type Origins = readonly string[] | '*';

/** The public key and application id are accepted and ignored. */
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
