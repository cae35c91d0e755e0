/**
 * A mock server driven by the OpenAPI description: it validates each request,
 * responds with the description's example, and validates that too. It records
 * errors, because curl exits with 0 on an error response.
 */
import {once} from 'node:events';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {buffer} from 'node:stream/consumers';
import {OpenAPIBackend} from 'openapi-backend';
import type {Context, Document} from 'openapi-backend';
import {callOf, responsesOf} from '../../plugins/openapi/calls.ts';
import {readApi} from '../../plugins/openapi/document.ts';
import type {Api} from '../../plugins/openapi/types.ts';
import {problemReply} from './problem.ts';
import type {ProblemName} from './problem.ts';
import {validator} from './schemas.ts';
import {checkStream} from './stream.ts';

export const API_KEY = 'key_test_samples';

/** A request that the description allows. */
export type Call = {
  operationId: string;
  id: string;
  query: Readonly<Record<string, unknown>>;
  headers: Readonly<Record<string, unknown>>;
  body: Readonly<Record<string, unknown>> | undefined;
};

export type Reply = {
  status: number;
  type: string;
  body: string;
  headers?: Record<string, string>;
};

export type Mock = {
  url: string;
  /** Overrides the examples; return undefined to use the example. */
  answerWith: (answer: (call: Call) => Reply | undefined) => void;
  /** Requests since the last call, and what was wrong with them. */
  take: () => {requests: number; calls: Call[]; mistakes: string[]};
  close: () => void;
};

/**
 * The example of the first 2xx response, or the stream if the request asks for
 * one. A list returns its example as the first page and an empty second page.
 */
function reply(api: Api, {operationId, body: sent, query}: Call): Reply {
  const stream = sent?.stream === true;
  const type = stream ? 'text/event-stream' : 'application/json';
  const good = responsesOf(api, callOf(api, operationId)).filter(({status}) =>
    status.startsWith('2'),
  );
  const {status, response} =
    good.find(({response: {content}}) => content?.[type]) ?? good[0]!;
  const example = query.cursor
    ? {data: [], next_cursor: null}
    : response.content?.[type]?.example;
  // An event ends with an empty line.
  const body = stream
    ? `${String(example).trim()}\n\n`
    : JSON.stringify(example);
  return {status: Number(status), type, body: example ? body : ''};
}

const CHUNK_BYTES = 7;

/** Splits the stream inside events and characters, as a network may. */
function inChunks(body: string): Buffer[] {
  const bytes = Buffer.from(body);
  const count = Math.ceil(bytes.length / CHUNK_BYTES);
  return Array.from({length: count}, (_, at) =>
    bytes.subarray(at * CHUNK_BYTES, (at + 1) * CHUNK_BYTES),
  );
}

export async function startMock(
  values: Readonly<Record<string, string>>,
): Promise<Mock> {
  const api = readApi(values);
  const validate = validator(api);
  let requests = 0;
  let calls: Call[] = [];
  let answerOf: (call: Call) => Reply | undefined = () => undefined;
  let mistakes: string[] = [];
  const refuse = (mistake: string, problem: ProblemName): Reply => {
    mistakes.push(mistake);
    return problemReply(problem);
  };

  const backend = new OpenAPIBackend({
    definition: structuredClone(api) as unknown as Document,
    // Its validation only supports OpenAPI 3.0; the linter supports 3.1.
    quick: true,
    apiRoot: new URL(api.servers[0]!.url).pathname,
    ajvOpts: {strict: false, validateFormats: false},
    handlers: {
      notFound: ({request}) =>
        refuse(`no such call: ${request.method} ${request.path}`, 'not-found'),
      validationFail: ({validation}) =>
        refuse(JSON.stringify(validation.errors), 'invalid-request'),
      unauthorizedHandler: () => refuse('no API key', 'unauthorized'),
      notImplemented: (context: Context) => {
        const {operation, request} = context;
        const call: Call = {
          operationId: operation.operationId ?? '',
          id: String(request.params.id ?? ''),
          query: request.query,
          headers: request.headers,
          body: request.requestBody,
        };
        calls.push(call);
        const own = answerOf(call);
        const answer = own ?? reply(api, call);
        if (answer.status >= 400) {
          validate('Problem', JSON.parse(answer.body));
        } else if (answer.type === 'application/json' && answer.body) {
          const {errors} = backend.validateResponse(
            JSON.parse(answer.body),
            call.operationId,
            answer.status,
          );
          mistakes.push(...(errors ?? []).map((error) => error.message!));
        } else if (answer.type === 'text/event-stream' && !own) {
          checkStream(answer.body, validate);
        }
        return answer;
      },
    },
    securityHandlers: {
      apiKey: ({request}) =>
        request.headers.authorization === `Bearer ${API_KEY}`,
    },
  });
  await backend.init();

  const server = http.createServer(async (request, response) => {
    requests += 1;
    const {pathname, search} = new URL(request.url!, 'http://localhost');
    const answer = (await backend.handleRequest({
      method: request.method!,
      path: pathname,
      query: search.slice(1),
      body: String(await buffer(request)),
      headers: request.headers as Record<string, string>,
    })) as Reply;
    response.writeHead(answer.status, {
      'content-type': answer.type,
      ...answer.headers,
    });
    inChunks(answer.body).forEach((chunk) => response.write(chunk));
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${new URL(api.servers[0]!.url).pathname}`,
    answerWith: (answer) => {
      answerOf = answer;
    },
    take: () => {
      const taken = {requests, calls, mistakes};
      [requests, calls, mistakes] = [0, [], []];
      return taken;
    },
    close: () => server.close(),
  };
}
