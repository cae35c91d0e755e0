/** Answers the requests of MCP clients (Streamable HTTP, stateless). */
import {createMcpHandler} from '@modelcontextprotocol/server';
import {LIMITS, parseJson, RequestError} from '../request.ts';
import type {Metrics} from '../service/metrics.ts';
import type {Index} from '../service/store.ts';
import type {PageStore} from './pageStore.ts';
import {createMcpServer} from './server.ts';

export type McpOptions = {
  pageStore: PageStore;
  /** Throws if there is none. */
  requireIndex: () => Index;
  metrics: Metrics;
};

export type McpAnswer = (request: Request, body: string) => Promise<Response>;

export function createMcpAnswer(options: McpOptions): McpAnswer {
  const {pageStore, requireIndex, metrics} = options;
  function requireLoaded() {
    const loaded = pageStore.current();
    if (!loaded) {
      throw new RequestError(503, 'No pages loaded');
    }
    return {loaded, index: requireIndex()};
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
    // The protocol has had no batches since 2025-06-18.
    if (Array.isArray(parsedBody)) {
      throw new RequestError(400, 'Expected one message per call, no batch');
    }
    const {url, method, headers} = request;
    const isPost = method === 'POST';
    return fetch(
      new Request(url, {method, headers, ...(isPost && {body})}),
      parsedBody === undefined ? {} : {parsedBody},
    );
  };
}
