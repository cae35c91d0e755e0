import assert from 'node:assert/strict';
import {createHmac} from 'node:crypto';
import {mock, test} from 'node:test';
import {message} from '../src/handover.ts';
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
  data: {
    conversation_id: 'cnv_1',
    reason: 'person',
    platform: 'web',
    question: 'Refund?',
    url: 'https://panel.example/conversations/cnv_1',
    place: {id: 'plc_1', name: 'Shop'},
    channel: null,
    asker: null,
  },
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
    text: 'Someone needs a human (Shop, web): Refund?\nhttps://panel.example/conversations/cnv_1',
  });
});

test('prints a handover if no tool is set', async (context) => {
  const fetched = context.mock.method(globalThis, 'fetch', mock.fn());
  const printed = context.mock.method(console, 'log', () => undefined);
  const receive = receiver(secret);
  assert.equal(await receive(handover, signed('msg_1', handover)), 204);
  assert.match(String(printed.mock.calls[0]!.arguments[0]), /needs a human/);
  assert.equal(fetched.mock.callCount(), 0);
});

test('refuses a changed, old or unsigned event', async (context) => {
  const fetched = context.mock.method(globalThis, 'fetch', mock.fn());
  const receive = receiver(secret, 'https://tool.example/hook');
  const old = Date.now() - 6 * 60 * 1000;
  assert.equal(await receive(`${handover} `, signed('msg_1', handover)), 401);
  assert.equal(await receive(handover, signed('msg_1', handover, old)), 401);
  assert.equal(await receive(handover, new Headers()), 401);
  assert.equal(fetched.mock.callCount(), 0);
});

test('asks for a retry when the tool is down', async (context) => {
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

test('accepts other events and does nothing', async () => {
  const body = '{"type":"source.failed","data":{}}';
  const receive = receiver(secret, 'https://tool.example/hook');
  assert.equal(await receive(body, signed('msg_1', body)), 204);
});

test('the message names the reason, asker and channel', () => {
  const handover = {
    conversation_id: 'cnv_1',
    reason: 'unsure',
    platform: 'discord',
    question: 'Refund?',
    url: 'https://chat.example/1',
    place: {name: 'Lantern Works'},
    channel: {name: 'ticket-7'},
    asker: {name: 'Ada'},
  };
  assert.equal(
    message(handover).text,
    "Ada has a ticket that the assistant isn't sure about (ticket-7, Lantern Works, discord): Refund?\nhttps://chat.example/1",
  );
  assert.match(
    message({...handover, reason: 'a new one'}).text,
    /^Ada needs staff/,
  );
});
