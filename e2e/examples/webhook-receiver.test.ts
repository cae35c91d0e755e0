/** The receiver, with events that the reference library signs. */
import {createServer} from 'node:http';
import {text} from 'node:stream/consumers';
import {Webhook} from 'standardwebhooks';
import {afterAll, beforeEach, expect, it} from 'vitest';
import {limits} from '../../src/facts/limits.ts';
import {startServer} from './support.ts';

const SECRET = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';
const HANDOVER = JSON.stringify({
  type: 'handover.requested',
  timestamp: '2025-11-03T09:30:00Z',
  data: {
    conversation_id: 'cnv_01',
    platform: 'discord',
    question: 'Can I get a refund?',
  },
});

let forwarded: string[] = [];
let toolStatus = 200;
const tool = createServer((request, response) => {
  void text(request).then((body) => {
    forwarded.push(body);
    response.writeHead(toolStatus).end();
  });
}).listen(0);
const {port} = tool.address() as {port: number};
const receiver = await startServer('webhook-receiver', 'src/server.ts', {
  WEBHOOK_SECRET: SECRET,
  FORWARD_URL: `http://localhost:${port}`,
});

beforeEach(() => {
  forwarded = [];
  toolStatus = 200;
});
afterAll(async () => {
  await receiver.stop();
  tool.close();
});

async function send(
  id: string,
  {body = HANDOVER, sent = '', at = new Date(), secret = SECRET} = {},
): Promise<number> {
  const response = await fetch(receiver.url, {
    method: 'POST',
    headers: {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      // While a secret is replaced, there are two.
      'webhook-signature': `v1,AAAA ${new Webhook(secret).sign(id, at, body)}`,
    },
    body: sent || body,
  });
  return response.status;
}

it('forwards a handover, and drops the same id', async () => {
  expect(await send('msg_1')).toBe(204);
  expect(await send('msg_1')).toBe(204);
  expect(forwarded.map((body) => JSON.parse(body))).toEqual([
    {text: 'Staff wanted on discord: Can I get a refund? (cnv_01)'},
  ]);
});

it('drops the same id while the first is being forwarded', async () => {
  expect(await Promise.all([send('msg_2'), send('msg_2')])).toEqual([204, 204]);
  expect(forwarded).toHaveLength(1);
});

it('takes other events without forwarding them', async () => {
  expect(await send('msg_3', {body: '{"type":"answer.created"}'})).toBe(204);
  expect(forwarded).toEqual([]);
});

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const tolerance = limits.webhook.toleranceMinutes.value;

it('refuses a wrong signature, a changed body and an old event', async () => {
  const other = `whsec_${Buffer.from('another secret of ours').toString('base64')}`;
  expect(await send('msg_4', {secret: other})).toBe(401);
  expect(await send('msg_4', {sent: `${HANDOVER} `})).toBe(401);
  expect(await send('msg_4', {at: minutesAgo(tolerance + 1)})).toBe(401);
  expect((await fetch(receiver.url, {method: 'POST'})).status).toBe(401);
  expect(forwarded).toEqual([]);
  // Refused is not seen: the genuine one still counts.
  expect(await send('msg_4', {at: minutesAgo(tolerance - 1)})).toBe(204);
  expect(forwarded).toHaveLength(1);
});

it('asks for a repeat when the tool fails, then forwards it', async () => {
  toolStatus = 500;
  expect(await send('msg_5')).toBe(502);
  toolStatus = 200;
  expect(await send('msg_5')).toBe(204);
  expect(forwarded).toHaveLength(2);
});

it('refuses other methods and bodies that are too large', async () => {
  expect((await fetch(receiver.url)).status).toBe(405);
  expect(await send('msg_6', {sent: 'x'.repeat(1_100_000)})).toBe(413);
});
