/**
 * The example projects as processes, against a mock of the API that refuses
 * what the OpenAPI description doesn't allow. What their own tests cover, isn't
 * repeated here.
 */
import fs from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {Webhook} from 'standardwebhooks';
import {afterAll, beforeEach, expect, it} from 'vitest';
import {
  MAX_ANSWER,
  MAX_QUESTION,
} from '../../examples/markdown-sync/src/markdown.ts';
import settings from '../../site.settings.ts';
import {limits} from '../../data/facts/limits.ts';
import {readApi} from '../../plugins/openapi/document.ts';
import {contentValues} from '../../plugins/settings/contentValues.ts';
import {API_KEY, startMock} from '../samples/mock.ts';
import type {Reply} from '../samples/mock.ts';
import {problemReply} from '../samples/problem.ts';
import {EXAMPLES, run, startServer} from './run.ts';

const values = contentValues(settings);
const mock = await startMock(values);
const env = {API_URL: mock.url, API_KEY};
afterAll(() => mock.close());

beforeEach(() => {
  mock.answerWith(() => undefined);
  mock.take();
});

const page = (data: object[], next: string | null = null): Reply => ({
  status: 200,
  type: 'application/json',
  body: JSON.stringify({data, next_cursor: next}),
});

const examples = fs
  .globSync('*/package.json', {cwd: EXAMPLES})
  .map((file) => path.dirname(file));

it.each(examples)('%s passes its own tests', async (name) => {
  const {code, stdout} = await run(name, ['--test', '--test-reporter=tap']);
  expect(code, stdout).toBe(0);
  expect(stdout).toMatch(/^# pass [1-9]/m);
});

it('markdown-sync writes every file, and retries with the same key', async () => {
  let attempts = 0;
  mock.answerWith(({operationId}) => {
    if (operationId === 'createSource' && attempts++ === 0) {
      return problemReply('rate-limited', {}, {'Retry-After': '0'});
    }
    return operationId.startsWith('list') ? page([]) : undefined;
  });
  const result = await run('markdown-sync', ['src/cli.ts', 'sample'], env);
  expect(result).toMatchObject({code: 0, stderr: ''});
  const {calls, mistakes} = mock.take();
  expect(mistakes).toEqual([]);
  const names = calls.map(({operationId}) => operationId);
  expect(new Set(names)).toEqual(
    new Set(['listFaqs', 'listSources', 'createFaq', 'createSource']),
  );
  const [first, second] = calls
    .filter(({operationId}) => operationId === 'createSource')
    .map(({headers}) => headers['idempotency-key']);
  expect(first).toBe(second);
});

it('markdown-sync has the limits of an FAQ', () => {
  expect(MAX_QUESTION).toBe(limits.faq.question.value);
  expect(MAX_ANSWER).toBe(limits.faq.answer.value);
});

it('webhook-receiver forwards what the reference library signed', async () => {
  const {requestBody} = readApi(values).webhooks.event.post;
  const {handoverRequested} =
    requestBody!.content['application/json']!.examples!;
  const body = JSON.stringify(handoverRequested!.value);
  const secret = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';
  const forwarded: string[] = [];
  const tool = createServer((request, response) => {
    void text(request).then((sent) => {
      forwarded.push(sent);
      response.end();
    });
  }).listen(0);
  const receiver = await startServer('webhook-receiver', 'src/server.ts', {
    WEBHOOK_SECRET: secret,
    FORWARD_URL: `http://localhost:${(tool.address() as AddressInfo).port}`,
  });
  const at = new Date();
  const send = async (sent: string) => {
    const {status} = await fetch(receiver.url, {
      method: 'POST',
      headers: {
        'webhook-id': 'msg_1',
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        // While a secret is being rotated, there are two.
        'webhook-signature': `v1,AAAA ${new Webhook(secret).sign('msg_1', at, body)}`,
      },
      body: sent,
    });
    return status;
  };
  try {
    // A refused request isn't remembered, and a genuine one is handled once.
    expect(await send(`${body} `)).toBe(401);
    expect(await send(body)).toBe(204);
    expect(await send(body)).toBe(204);
    expect(forwarded).toEqual([
      expect.stringContaining('Please refund my last payment.'),
    ]);
  } finally {
    await receiver.stop();
    tool.close();
  }
});
