/** The receiver, with events signed by the reference library. */
import {createServer} from 'node:http';
import {text} from 'node:stream/consumers';
import {Webhook} from 'standardwebhooks';
import {afterAll, beforeEach, expect, it} from 'vitest';
import {TIMEOUT} from '../../examples/webhook-receiver/src/handover.ts';
import {KEEP} from '../../examples/webhook-receiver/src/once.ts';
import settings from '../../site.settings.ts';
import {readApi} from '../../plugins/openapi/document.ts';
import {webhookRetries} from '../../data/facts/api.ts';
import {limits} from '../../data/facts/limits.ts';
import {contentValues} from '../../plugins/settings/contentValues.ts';
import {startServer} from './support.ts';

const SECRET = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';
const {requestBody} = readApi(contentValues(settings)).webhooks.event.post;
const {handoverRequested} = requestBody!.content['application/json']!.examples!;
const HANDOVER = JSON.stringify(handoverRequested!.value);

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
      // While a secret is being rotated, there are two.
      'webhook-signature': `v1,AAAA ${new Webhook(secret).sign(id, at, body)}`,
    },
    body: sent || body,
  });
  return response.status;
}

it('forwards a handover and ignores the same id', async () => {
  expect(await send('msg_1')).toBe(204);
  expect(await send('msg_1')).toBe(204);
  expect(forwarded.map((body) => JSON.parse(body))).toEqual([
    {
      text: expect.stringMatching(
        /^Ada asked for staff \(help, Lantern Works, discord\): Can I get a refund\?\nhttps:/,
      ),
    },
  ]);
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
  // A refused request isn't remembered: the genuine one is still handled.
  expect(await send('msg_4', {at: minutesAgo(tolerance - 1)})).toBe(204);
  expect(forwarded).toHaveLength(1);
});

it('waits for the tool and remembers ids as long as the API retries', () => {
  const {replySeconds} = limits.webhook;
  expect(TIMEOUT).toBeLessThan(replySeconds.value * 1000);
  const seconds = webhookRetries.reduce(
    (sum, wait) => sum + wait + replySeconds.value,
    0,
  );
  expect(KEEP).toBeGreaterThan(seconds * 1000);
});
