/**
 * Which pages may search. Hono's own middleware copies every response to add
 * its headers; here they are part of the response from the start.
 */
export type Origins = readonly string[] | '*';

export function corsHeaders(
  origins: Origins,
  origin: string | undefined,
): Record<string, string> {
  if (origins === '*') {
    return {'access-control-allow-origin': '*'};
  }
  return origin !== undefined && origins.includes(origin)
    ? {'access-control-allow-origin': origin, vary: 'origin'}
    : {vary: 'origin'};
}

/** The reply to a preflight; a browser may keep it for a day. */
export function preflightHeaders(
  origins: Origins,
  origin: string | undefined,
): Record<string, string> {
  return {
    ...corsHeaders(origins, origin),
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-allow-headers':
      'content-type, x-algolia-api-key, x-algolia-application-id, x-algolia-agent, x-algolia-usertoken, request-id',
    'access-control-max-age': '86400',
  };
}

/** The same for MCP clients that run in a page. */
export function mcpPreflightHeaders(
  origins: Origins,
  origin: string | undefined,
): Record<string, string> {
  return {
    ...preflightHeaders(origins, origin),
    'access-control-allow-headers':
      'content-type, accept, authorization, last-event-id, mcp-protocol-version, mcp-session-id, mcp-method, mcp-name',
  };
}
