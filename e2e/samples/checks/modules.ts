/** TypeScript that exports a function: imported and tried out. */
import {jwtVerify} from 'jose';
import {Webhook} from 'standardwebhooks';
import {limits} from '../../../src/facts/limits.ts';
import {writeSample} from './programs.ts';

function expectTrue(condition: boolean, claim: string): void {
  if (!condition) {
    throw new Error(`expected: ${claim}`);
  }
}

type Verify = (body: string, headers: Headers, secret: string) => boolean;

/** Signed by the reference library; the sample tells true from false. */
export async function checkWebhookVerifier(text: string): Promise<void> {
  const {isGenuineWebhook} = (await import(writeSample('ts', text))) as {
    isGenuineWebhook: Verify;
  };
  const secret = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';
  const body = '{"type":"handover.requested"}';
  const signed = (sentAt: Date) =>
    new Headers({
      'webhook-id': 'msg_01',
      'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
      'webhook-signature': `v1,AAAA ${new Webhook(secret).sign('msg_01', sentAt, body)}`,
    });
  const old = new Date(
    Date.now() - (limits.webhook.toleranceMinutes.value + 1) * 60_000,
  );
  const other = `whsec_${Buffer.from('another secret of ours').toString('base64')}`;
  const now = signed(new Date());
  expectTrue(isGenuineWebhook(body, now, secret), 'a signature is accepted');
  expectTrue(!isGenuineWebhook(`${body} `, now, secret), 'a body is bound');
  expectTrue(!isGenuineWebhook(body, now, other), 'a secret is bound');
  expectTrue(!isGenuineWebhook(body, signed(old), secret), 'age counts');
  expectTrue(!isGenuineWebhook(body, new Headers(), secret), 'none is refused');
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
