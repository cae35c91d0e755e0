/** Whom to tell of a hole (RFC 9116). */
import type {Settings} from '../../settings/schema.ts';

export const SECURITY_TXT = '.well-known/security.txt';

/** Under the year that the RFC names as the most, by a build's distance. */
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
