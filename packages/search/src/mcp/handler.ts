/** Answers the requests of MCP clients (Streamable HTTP, stateless). */
import {createMcpHandler} from '@modelcontextprotocol/server';
import {badRequest, RequestError} from '../request/errors.ts';
import {LIMITS} from '../request/limits.ts';
import type {Metrics} from '../service/metrics.ts';
import type {Store} from '../service/store.ts';
import {parseJson} from '../request/values.ts';
import type {PageStore} from './pageStore.ts';
import {createMcpServer} from './server.ts';

export type McpOptions = {pageStore: PageStore; store: Store; metrics: Metrics};

export type McpAnswer = (request: Request, body: string) => Promise<Response>;

export function createMcpAnswer(options: McpOptions): McpAnswer {
  const {pageStore, store, metrics} = options;
  function requireLoaded() {
    const loaded = pageStore.current();
    const [index] = store.indices();
    if (!loaded || !index) {
      // A 5xx makes the proxy try the next instance.
      throw new RequestError(503, 'No pages loaded');
    }
    return {loaded, index};
  }
  const {fetch} = createMcpHandler(
    () =>
      createMcpServer({
        ...requireLoaded(),
        onCall: (tool) => metrics.mcpCalls.inc({tool}),
      }),
    {
      // There are no change notifications to subscribe to.
      maxSubscriptions: 0,
      maxRequestBodySize: LIMITS.bodyBytes,
    },
  );

  return async function answer(request, body) {
    requireLoaded();
    const parsedBody = parseJson(body);
    if (
      Array.isArray(parsedBody) &&
      parsedBody.length > LIMITS.requestsPerPost
    ) {
      throw badRequest(
        `Too many messages in one call, expected at most ${LIMITS.requestsPerPost}`,
      );
    }
    const {url, method, headers} = request;
    const isPost = method === 'POST';
    return fetch(
      new Request(url, {method, headers, ...(isPost && {body})}),
      parsedBody === undefined ? {} : {parsedBody},
    );
  };
}
