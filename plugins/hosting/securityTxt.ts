/** Contact for reporting vulnerabilities (RFC 9116). */
import type {Settings} from '../settings/schema.ts';

export const SECURITY_TXT = '.well-known/security.txt';

/** The RFC recommends less than a year; each build renews it. */
const VALID_DAYS = 350;

export function securityTxt(
  {securityContact, urls}: Pick<Settings, 'securityContact' | 'urls'>,
  now: Date,
): string {
  const expires = new Date(now);
  expires.setUTCDate(expires.getUTCDate() + VALID_DAYS);
  return [
    `Contact: ${securityContact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${urls.site}/${SECURITY_TXT}`,
    '',
  ].join('\n');
}
