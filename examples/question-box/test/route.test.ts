import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {TestContext} from 'node:test';
import {limiter} from '../server/limiter.ts';
import {questionRoute} from '../server/route.ts';

const settings = {apiUrl: 'https://api.example/v1', apiKey: 'key_test_x'};

function post(path: string, body: unknown, type = 'application/json') {
  return new Request(`http://localhost/api${path}`, {
    method: 'POST',
    headers: {'Content-Type': type},
    body: JSON.stringify(body),
  });
}

function api(context: TestContext, response: () => Response) {
  context.mock.method(console, 'error', () => undefined);
  return context.mock.method(globalThis, 'fetch', async () => response()).mock;
}

test('adds the key and returns the stream', async (context) => {
  const calls = api(context, () => new Response('event: done'));
  const route = questionRoute(settings);
  const reply = await route(post('/ask', {question: 'A?', model: 'x'}), 'a');
  assert.equal(await reply.text(), 'event: done');
  assert.equal(reply.headers.get('Content-Type'), 'text/event-stream');
  const [url, init] = calls.calls[0]!.arguments as unknown as [
    string,
    RequestInit & {headers: Record<string, string>},
  ];
  assert.equal(url, 'https://api.example/v1/answers');
  assert.equal(init.headers.Authorization, 'Bearer key_test_x');
  // Only the fields that a visitor may choose.
  assert.deepEqual(JSON.parse(String(init.body)), {
    question: 'A?',
    stream: true,
  });
});

test('passes on Retry-After and hides other problems', async (context) => {
  let status = 429;
  api(context, () =>
    Response.json(
      {detail: 'key_test_x'},
      {status, headers: {'Retry-After': '9'}},
    ),
  );
  const route = questionRoute(settings);
  const late = await route(post('/ask', {question: 'A?'}), 'a');
  assert.equal(late.headers.get('Retry-After'), '9');
  status = 401;
  const hidden = await route(post('/ask', {question: 'A?'}), 'a');
  assert.equal(hidden.status, 502);
  assert.equal(await hidden.text(), '');
});

test('limits each visitor separately', () => {
  const limit = limiter(2, 60_000);
  const start = 1_000_000;
  assert.equal(limit('a', start), 0);
  assert.equal(limit('a', start), 0);
  assert.equal(limit('a', start + 20_000), 40);
  assert.equal(limit('b', start + 20_000), 0);
  assert.equal(limit('a', start + 60_000), 0);
});

test('refuses other content types, methods and invalid ids', async () => {
  const route = questionRoute(settings);
  const statusOf = async (request: Request) =>
    (await route(request, 'a')).status;
  assert.equal(await statusOf(post('/ask', {}, 'text/plain')), 415);
  assert.equal(await statusOf(new Request('http://localhost/api/ask')), 405);
  assert.equal(await statusOf(post('/nope', {})), 404);
  assert.equal(await statusOf(post('/feedback', {id: '../faqs'})), 422);
  assert.equal(await statusOf(post('/feedback', null)), 422);
});
