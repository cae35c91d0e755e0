/** Verifies a Standard Webhooks signature with Web Crypto. */
import {webhookSigning} from '../../../data/facts/api.ts';
import {limits} from '../../../data/facts/limits.ts';

export type Webhook = {
  secret: string;
  id: string;
  timestamp: string;
  body: string;
  signature: string;
};

/** `valid`, or the reason why not. */
export type Verdict =
  | 'valid'
  | 'incomplete'
  /** Web Crypto is only available over https. */
  | 'insecure'
  | 'secret'
  | 'timestamp'
  | 'milliseconds'
  | 'format'
  /** Matches the body without white space: it was parsed and re-serialized. */
  | 'rewritten'
  /** Matches the body without surrounding white space. */
  | 'trimmed'
  | 'mismatch';

/** Whether a receiver would still accept it. */
export type Age = 'unknown' | 'fresh' | 'old' | 'future';

export type Check = {verdict: Verdict; age: Age};

const {secretPrefix, version} = webhookSigning;
const TOLERANCE_SECONDS = limits.webhook.toleranceMinutes.value * 60;
const SECONDS = /^\d{1,11}$/;

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const binary = atob(text);
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

const keyOf = (secret: string) =>
  fromBase64(
    secret.startsWith(secretPrefix)
      ? secret.slice(secretPrefix.length)
      : secret,
  );

/** The header may contain several, separated by spaces. */
function signaturesIn(header: string): Uint8Array<ArrayBuffer>[] {
  return header.split(' ').flatMap((entry) => {
    const [name, value = ''] = entry.split(',');
    return name === version ? (fromBase64(value) ?? []) : [];
  });
}

export function ageOf(timestamp: string, now: number): Age {
  if (!SECONDS.test(timestamp)) {
    return 'unknown';
  }
  const age = now / 1000 - Number(timestamp);
  if (Math.abs(age) <= TOLERANCE_SECONDS) {
    return 'fresh';
  }
  return age > 0 ? 'old' : 'future';
}

function compact(body: string): string | null {
  try {
    return JSON.stringify(JSON.parse(body));
  } catch {
    return null;
  }
}

async function verdictOf(webhook: Webhook): Promise<Verdict> {
  const {secret, id, timestamp, body, signature} = webhook;
  if (![secret, id, timestamp, body, signature].every(Boolean)) {
    return 'incomplete';
  }
  if (!globalThis.crypto?.subtle) {
    return 'insecure';
  }
  const bytes = keyOf(secret);
  if (!bytes || bytes.length === 0) {
    return 'secret';
  }
  if (!SECONDS.test(timestamp)) {
    return /^\d+$/.test(timestamp) ? 'milliseconds' : 'timestamp';
  }
  const given = signaturesIn(signature);
  if (given.length === 0) {
    return 'format';
  }
  const key = await crypto.subtle.importKey(
    'raw',
    bytes,
    {name: 'HMAC', hash: 'SHA-256'},
    false,
    ['verify'],
  );
  const fits = async (text: string | null) => {
    const signed = new TextEncoder().encode(`${id}.${timestamp}.${text}`);
    const results = await Promise.all(
      // Compares in constant time, as receivers must.
      given.map((one) => crypto.subtle.verify('HMAC', key, one, signed)),
    );
    return text !== null && results.includes(true);
  };
  if (await fits(body)) {
    return 'valid';
  }
  if (await fits(body.trim())) {
    return 'trimmed';
  }
  return (await fits(compact(body))) ? 'rewritten' : 'mismatch';
}

/** @param now milliseconds, as `Date.now()` */
export async function check(webhook: Webhook, now: number): Promise<Check> {
  return {
    verdict: await verdictOf(webhook),
    age: ageOf(webhook.timestamp, now),
  };
}
