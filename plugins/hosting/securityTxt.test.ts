import {expect, it} from 'vitest';
import {testSettings as settings} from '../../tests/helpers/testSettings.ts';
import {securityTxt} from './securityTxt.ts';

it('names a contact, and is valid for less than a year', () => {
  const now = new Date('2026-11-15T00:00:00Z');
  expect(securityTxt(settings, now)).toBe(`Contact: ${settings.securityContact}
Expires: 2027-10-31T00:00:00.000Z
Preferred-Languages: en
Canonical: ${settings.urls.site}/.well-known/security.txt
`);
});
