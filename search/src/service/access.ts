import type {Context, MiddlewareHandler} from 'hono';
import {RequestError} from './errors.ts';

/** What a caller has to show. The key can only search and is public. */
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
