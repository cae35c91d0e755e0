/**
 * The route that keeps the API key: it takes a question and returns the API's
 * stream. It maps a Request to a Response, as most frameworks do.
 */
import {limiter} from './limiter.ts';

const QUESTIONS_PER_MINUTE = 5;

type Settings = {apiUrl: string; apiKey: string};

/** Without valid JSON there are no fields, and the API reports them missing. */
const fieldsOf = async (request: Request): Promise<Record<string, unknown>> =>
  Object(await request.json().catch(() => null));

const refuse = (status: number, headers: HeadersInit = {}) =>
  new Response(null, {status, headers});

export function questionRoute(settings: Settings) {
  const limit = limiter(QUESTIONS_PER_MINUTE, 60_000);

  const callApi = (path: string, body: object, request: Request) =>
    fetch(`${settings.apiUrl}${path}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${settings.apiKey}`,
        'Content-Type': 'application/json',
        'Idempotency-Key':
          request.headers.get('Idempotency-Key') ?? crypto.randomUUID(),
      },
      body: JSON.stringify(body),
      // Stops the answer when the visitor leaves.
      signal: request.signal,
    });

  async function ask(request: Request, visitor: string): Promise<Response> {
    const wait = limit(visitor);
    if (wait > 0) return refuse(429, {'Retry-After': String(wait)});
    const {question, conversation_id} = await fieldsOf(request);
    const answer = await callApi(
      '/answers',
      {question, conversation_id, stream: true},
      request,
    );
    if (answer.ok) {
      return new Response(answer.body, {
        headers: {
          'Content-Type': 'text/event-stream',
          'Cache-Control': 'no-store',
          // Otherwise nginx would buffer the stream.
          'X-Accel-Buffering': 'no',
        },
      });
    }
    console.error(`POST /answers: ${answer.status}`, await answer.text());
    // Visitors don't need to know what is wrong with the key.
    return answer.status === 429
      ? refuse(429, {'Retry-After': answer.headers.get('Retry-After') ?? '60'})
      : refuse(answer.status === 422 ? 422 : 502);
  }

  async function rate(request: Request): Promise<Response> {
    const {id, helpful} = await fieldsOf(request);
    // It becomes part of a URL.
    if (!/^ans_\w+$/.test(String(id))) return refuse(422);
    const {status} = await callApi(
      `/answers/${id}/feedback`,
      {helpful: helpful === true},
      request,
    );
    return refuse(status === 204 ? 204 : 502);
  }

  /** `visitor` tells visitors apart: an IP address or a session id. */
  return async (request: Request, visitor: string): Promise<Response> => {
    const {pathname} = new URL(request.url);
    if (request.method !== 'POST') return refuse(405);
    // Other sites can't send this type without a CORS preflight.
    if (request.headers.get('Content-Type') !== 'application/json') {
      return refuse(415);
    }
    if (pathname.endsWith('/ask')) return ask(request, visitor);
    if (pathname.endsWith('/feedback')) return rate(request);
    return refuse(404);
  };
}
