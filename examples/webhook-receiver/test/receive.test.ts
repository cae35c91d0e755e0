import assert from 'node:assert/strict';
import {createHmac} from 'node:crypto';
import {mock, test} from 'node:test';
import {receiver} from '../src/receive.ts';

const key = Buffer.from('a secret of at least 24 bytes');
const secret = `whsec_${key.toString('base64')}`;

function signed(id: string, body: string, sentAt = Date.now()): Headers {
  const timestamp = String(Math.floor(sentAt / 1000));
  const signature = createHmac('sha256', key)
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64');
  return new Headers({
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  });
}

const handover = JSON.stringify({
  type: 'handover.requested',
  data: {conversation_id: 'cnv_1', platform: 'web', question: 'Refund?'},
});

test('forwards a handover once', async (context) => {
  const fetched = context.mock.method(globalThis, 'fetch', async () =>
    Response.json({}),
  );
  const receive = receiver(secret, 'https://tool.example/hook');
  assert.equal(await receive(handover, signed('msg_1', handover)), 204);
  assert.equal(await receive(handover, signed('msg_1', handover)), 204);
  assert.equal(fetched.mock.callCount(), 1);
  const [url, init] = fetched.mock.calls[0]!.arguments as [string, RequestInit];
  assert.equal(url, 'https://tool.example/hook');
  assert.deepEqual(JSON.parse(String(init.body)), {
    text: 'Staff wanted on web: Refund? (cnv_1)',
  });
});

test('refuses what is changed, old or unsigned', async (context) => {
  const fetched = context.mock.method(globalThis, 'fetch', mock.fn());
  const receive = receiver(secret, 'https://tool.example/hook');
  const old = Date.now() - 6 * 60 * 1000;
  assert.equal(await receive(`${handover} `, signed('msg_1', handover)), 401);
  assert.equal(await receive(handover, signed('msg_1', handover, old)), 401);
  assert.equal(await receive(handover, new Headers()), 401);
  assert.equal(fetched.mock.callCount(), 0);
});

test('asks to be tried again when the tool is down', async (context) => {
  let status = 500;
  context.mock.method(globalThis, 'fetch', async () =>
    Response.json({}, {status}),
  );
  context.mock.method(console, 'error', () => undefined);
  const receive = receiver(secret, 'https://tool.example/hook');
  assert.equal(await receive(handover, signed('msg_1', handover)), 502);
  status = 200;
  assert.equal(await receive(handover, signed('msg_1', handover)), 204);
});

test('takes other events and does nothing', async () => {
  const body = '{"type":"source.failed","data":{}}';
  const receive = receiver(secret, 'https://tool.example/hook');
  assert.equal(await receive(body, signed('msg_1', body)), 204);
});
