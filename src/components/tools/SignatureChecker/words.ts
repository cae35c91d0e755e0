/** The checker's messages: what's wrong, then what to do. */
import {translate} from '@docusaurus/Translate';
import {webhookSigning} from '../../../../data/facts/api';
import {limits, shown} from '../../../../data/facts/limits';
import type {Age, Verdict} from './core';

const values = {
  secretPrefix: webhookSigning.secretPrefix,
  version: webhookSigning.version,
  minutes: shown(limits.webhook.toleranceMinutes),
};

export function verdictText(verdict: Verdict): string {
  switch (verdict) {
    case 'valid':
      return translate({
        id: 'site.tools.signature.valid',
        message: 'Valid: the signature matches.',
      });
    case 'incomplete':
      return translate({
        id: 'site.tools.signature.incomplete',
        message: 'Not checked: fill in every field.',
      });
    case 'insecure':
      return translate({
        id: 'site.tools.signature.insecure',
        message: 'Not checked: browsers allow this only on https pages.',
      });
    case 'secret':
      return translate(
        {
          id: 'site.tools.signature.badSecret',
          message:
            "Not valid: the secret isn't base64. Copy all of it, including {secretPrefix}.",
        },
        values,
      );
    case 'timestamp':
      return translate({
        id: 'site.tools.signature.badTimestamp',
        message: "Not valid: the timestamp isn't a number of seconds.",
      });
    case 'milliseconds':
      return translate({
        id: 'site.tools.signature.milliseconds',
        message:
          'Not valid: the timestamp seems to be in milliseconds. Use the header as received, which is in seconds.',
      });
    case 'format':
      return translate(
        {
          id: 'site.tools.signature.format',
          message:
            'Not valid: there\'s no {version} signature. The header must contain "{version}," followed by base64.',
        },
        values,
      );
    case 'rewritten':
      return translate({
        id: 'site.tools.signature.rewritten',
        message:
          'Not valid: the signature matches the same JSON without white space, so the body was parsed and serialised again. Use the raw body.',
      });
    case 'trimmed':
      return translate({
        id: 'site.tools.signature.trimmed',
        message:
          'Not valid: the signature matches the body without its leading or trailing white space. Use the raw body.',
      });
    case 'mismatch':
      return translate({
        id: 'site.tools.signature.mismatch',
        message:
          "Not valid: the signature doesn't match. Check the secret (each endpoint has its own), the id, the timestamp and the raw body.",
      });
  }
}

export function ageText(age: Age): string {
  switch (age) {
    case 'unknown':
      return '';
    case 'fresh':
      return translate({
        id: 'site.tools.signature.fresh',
        message: 'The timestamp is recent enough to be accepted.',
      });
    case 'old':
      return translate(
        {
          id: 'site.tools.signature.old',
          message:
            'The timestamp is older than {minutes} minutes, so a receiver would reject it now.',
        },
        values,
      );
    case 'future':
      return translate(
        {
          id: 'site.tools.signature.future',
          message:
            'The timestamp is more than {minutes} minutes in the future. Check your clock.',
        },
        values,
      );
  }
}
