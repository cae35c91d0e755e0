/** What the checker says: what is wrong, then what to do. */
import {translate} from '@docusaurus/Translate';
import {webhookSigning} from '../../../facts/api';
import {limits, shown} from '../../../facts/limits';
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
        message: 'Valid: the signature fits.',
      });
    case 'incomplete':
      return translate({
        id: 'site.tools.signature.incomplete',
        message: 'Not checked: fill in every field.',
      });
    case 'insecure':
      return translate({
        id: 'site.tools.signature.insecure',
        message: 'Not checked: a browser can do it on https pages only.',
      });
    case 'secret':
      return translate(
        {
          id: 'site.tools.signature.badSecret',
          message:
            'Not valid: the secret is not base64. Copy it whole; it begins with {secretPrefix}.',
        },
        values,
      );
    case 'timestamp':
      return translate({
        id: 'site.tools.signature.badTimestamp',
        message: 'Not valid: the timestamp is not a number of seconds.',
      });
    case 'milliseconds':
      return translate({
        id: 'site.tools.signature.milliseconds',
        message:
          'Not valid: the timestamp is too long for seconds. Use the header as it came, not milliseconds.',
      });
    case 'format':
      return translate(
        {
          id: 'site.tools.signature.format',
          message:
            'Not valid: no signature of version {version}. The header holds "{version}," and then base64.',
        },
        values,
      );
    case 'rewritten':
      return translate({
        id: 'site.tools.signature.rewritten',
        message:
          'Not valid: the signature fits the same JSON without white space, so the body was parsed and written again. Use the raw body.',
      });
    case 'trimmed':
      return translate({
        id: 'site.tools.signature.trimmed',
        message:
          'Not valid: the signature fits the body without the white space around it. Use the raw body.',
      });
    case 'mismatch':
      return translate({
        id: 'site.tools.signature.mismatch',
        message:
          'Not valid: the signature does not fit. Compare the secret (each endpoint has its own), the id, the timestamp and the raw body.',
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
        message: 'It is recent enough to be accepted.',
      });
    case 'old':
      return translate(
        {
          id: 'site.tools.signature.old',
          message:
            'It is older than {minutes} minutes, so a receiver refuses it by now.',
        },
        values,
      );
    case 'future':
      return translate(
        {
          id: 'site.tools.signature.future',
          message:
            'It is more than {minutes} minutes in the future: compare the clocks.',
        },
        values,
      );
  }
}
