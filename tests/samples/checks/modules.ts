/** Samples that export a function: imported and called. */
import {jwtVerify} from 'jose';
import {Webhook} from 'standardwebhooks';
import {limits} from '../../../data/facts/limits.ts';
import type {Block} from '../collect.ts';
import {execute, RUNNERS, writeModule, writeSample} from './programs.ts';

function expectTrue(condition: boolean, claim: string): void {
  if (!condition) {
    throw new Error(`expected: ${claim}`);
  }
}

type MakeToken = (user: {id: string; name: string}) => Promise<string>;

export async function checkWidgetToken(text: string): Promise<void> {
  process.env.WIDGET_SECRET = 'a widget secret that is long enough';
  const {widgetToken} = (await import(writeSample('ts', text))) as {
    widgetToken: MakeToken;
  };
  const {payload} = await jwtVerify(
    await widgetToken({id: 'u_42', name: 'Ada'}),
    new TextEncoder().encode(process.env.WIDGET_SECRET),
    {algorithms: ['HS256'], subject: 'u_42', audience: 'wgt_YOUR_ID'},
  );
  expectTrue(payload.name === 'Ada', 'the name is a claim');
  const minutes = (payload.exp! - payload.iat!) / 60;
  expectTrue(minutes <= limits.widget.tokenMinutes.value, 'it is short-lived');
}

const SECRET = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';
const OTHER = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const BODY = '{"type": "faq.suggested", "data": {"question": "Größe?"}}';

function signed(secrets: string[], at = new Date()): Record<string, string> {
  const signatures = secrets.map((it) =>
    new Webhook(it).sign('msg_01', at, BODY),
  );
  return {
    'webhook-id': 'msg_01',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  };
}

/** Webhooks that the reference library signed, and whether to accept them. */
function webhooks() {
  const tooOld = (limits.webhook.toleranceMinutes.value + 1) * 60_000;
  return [
    {genuine: true, body: BODY, headers: signed([SECRET])},
    {genuine: true, body: BODY, headers: signed([OTHER, SECRET])},
    {genuine: false, body: BODY, headers: signed([OTHER])},
    {genuine: false, body: `${BODY} `, headers: signed([SECRET])},
    {genuine: false, body: BODY, headers: {}},
    {
      genuine: false,
      body: BODY,
      headers: signed([SECRET], new Date(Date.now() - tooOld)),
    },
    {
      genuine: false,
      body: BODY,
      headers: {...signed([SECRET]), 'webhook-timestamp': 'now'},
    },
  ];
}

export async function checkVerifyWebhook(block: Block): Promise<void> {
  writeModule(block);
  const cases = webhooks();
  const program = writeSample(
    'python',
    `import json, sys
from verify import is_genuine_webhook
for case in json.loads(sys.argv[1]):
    print(is_genuine_webhook(case["body"].encode(), case["headers"], "${SECRET}"))`,
  );
  const [python] = RUNNERS.python!.command;
  const output = await execute(python!, [program, JSON.stringify(cases)]);
  const expected = cases.map(({genuine}) => (genuine ? 'True' : 'False'));
  expectTrue(
    output.trim() === expected.join('\n'),
    `${expected.join()}, not ${output}`,
  );
}
