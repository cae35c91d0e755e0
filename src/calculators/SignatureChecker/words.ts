/** The checker's messages: what's wrong, then what to do. */
import {webhookSigning} from '../../../data/facts/api';
import {limits, shown} from '../../../data/facts/limits';
import type {Age, Verdict} from './core';

const {secretPrefix, version} = webhookSigning;
const minutes = shown(limits.webhook.toleranceMinutes);

export function verdictText(verdict: Verdict): string {
  switch (verdict) {
    case 'valid':
      return 'Valid: the signature matches.';
    case 'incomplete':
      return 'Not checked: fill in every field.';
    case 'insecure':
      return 'Not checked: browsers allow this only on https pages.';
    case 'secret':
      return `Not valid: the secret isn't base64. Copy all of it, including ${secretPrefix}.`;
    case 'timestamp':
      return "Not valid: the timestamp isn't a number of seconds.";
    case 'milliseconds':
      return 'Not valid: the timestamp seems to be in milliseconds. Use the header as received, which is in seconds.';
    case 'format':
      return `Not valid: there\'s no ${version} signature. The header must contain "${version}," followed by base64.`;
    case 'rewritten':
      return 'Not valid: the signature matches the same JSON without white space, so the body was parsed and serialised again. Use the raw body.';
    case 'trimmed':
      return 'Not valid: the signature matches the body without its leading or trailing white space. Use the raw body.';
    case 'mismatch':
      return "Not valid: the signature doesn't match. Check the secret (each endpoint has its own), the id, the timestamp and the raw body.";
  }
}

export function ageText(age: Age): string {
  switch (age) {
    case 'unknown':
      return '';
    case 'fresh':
      return 'The timestamp is recent enough to be accepted.';
    case 'old':
      return `The timestamp is older than ${minutes} minutes, so a receiver would reject it now.`;
    case 'future':
      return `The timestamp is more than ${minutes} minutes in the future. Check your clock.`;
  }
}
