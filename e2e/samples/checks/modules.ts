/** TypeScript that exports a function: imported and tried out. */
import {jwtVerify} from 'jose';
import {limits} from '../../../src/facts/limits.ts';
import {writeSample} from './programs.ts';

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
