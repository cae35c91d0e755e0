import {Webhook} from 'standardwebhooks';
import {describe, expect, it} from 'vitest';
import {ageOf, check} from './core.ts';
import {example, exampleCheck} from './example.ts';

const NOW = Date.parse('2025-11-03T09:31:00Z');
const changed = (change: Partial<typeof example>) =>
  check({...example, ...change}, NOW).then(({verdict}) => verdict);

describe('check', () => {
  it('agrees with the reference library on the example', async () => {
    const sentAt = new Date(Number(example.timestamp) * 1000);
    expect(
      new Webhook(example.secret).sign(example.id, sentAt, example.body),
    ).toBe(example.signature);
    expect(await check(example, Date.now())).toEqual(exampleCheck);
  });

  it.each([
    ['a text with other letters', 'Größe: 12 €, ✅'],
    ['an empty object', '{}'],
    ['lines', '{\n  "a": 1\n}\n'],
  ])('takes what the reference library signs: %s', async (_, body) => {
    const sentAt = new Date(NOW);
    const signature = new Webhook(example.secret).sign('msg_2', sentAt, body);
    const timestamp = String(NOW / 1000);
    expect(await changed({id: 'msg_2', timestamp, body, signature})).toBe(
      'valid',
    );
  });

  it('accepts one of several signatures, and a secret without its prefix', async () => {
    const signature = `v1a,xyz v1,AAAA ${example.signature}`;
    const secret = example.secret.replace('whsec_', '');
    expect(await changed({signature, secret})).toBe('valid');
  });

  it.each([
    ['incomplete', {id: ''}],
    ['secret', {secret: 'whsec_not base64!'}],
    ['timestamp', {timestamp: 'yesterday'}],
    ['milliseconds', {timestamp: `${example.timestamp}000`}],
    ['format', {signature: example.signature.replace('v1,', '')}],
    ['trimmed', {body: `${example.body}\n`}],
    ['rewritten', {body: JSON.stringify(JSON.parse(example.body), null, 2)}],
    ['mismatch', {body: example.body.replace('newer', 'older')}],
    ['mismatch', {id: 'msg_02'}],
    ['mismatch', {secret: `whsec_${btoa('another secret')}`}],
  ])('returns %s for %j', async (verdict, change) => {
    expect(await changed(change)).toBe(verdict);
  });
});

describe('ageOf', () => {
  const at = (seconds: number) => ageOf(String(NOW / 1000 + seconds), NOW);

  it('allows the documented tolerance in both directions', () => {
    expect([at(-301), at(-300), at(300), at(301)]).toEqual([
      'old',
      'fresh',
      'fresh',
      'future',
    ]);
  });
});
