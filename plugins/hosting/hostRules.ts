/**
 * What a host adds to the site's files: headers, caching, redirects.
 * staticHosts.ts writes it for static hosts; deploy/nginx.conf says the same in
 * nginx's words. Nothing here depends on the build.
 */
import {movedPages} from '../../data/movedPages.ts';
import type {Settings} from '../settings/schema.ts';
import {basePath} from '../settings/sitePath.ts';

export type Header = readonly [name: string, value: string];

export type HostRules = {
  /** On every response, including errors. */
  headers: readonly Header[];
  /**
   * Mean nothing for scripts and styles. nginx leaves them out of hashed files;
   * static hosts can't.
   */
  pageHeaders: readonly Header[];
  hashedFiles: {prefix: string; cacheControl: string};
  redirects: readonly Redirect[];
};

type Redirect = {from: string; to: string};

const YEAR_SECONDS = 31_536_000;

/** Their names contain a hash of their content. */
const HASHED_FILES = 'assets/';
const IMMUTABLE = `public, max-age=${YEAR_SECONDS}, immutable`;

/** Where agents find the list of all pages. */
const agentLink = (base: string) =>
  `<${base}/llms.txt>; rel="llms-txt"; type="text/plain"`;

export function hostRules(
  settings: Pick<Settings, 'hstsIncludeSubDomains' | 'urls'>,
): HostRules {
  const base = basePath(settings);
  const {hstsIncludeSubDomains} = settings;
  return {
    headers: [
      ['X-Content-Type-Options', 'nosniff'],
      [
        'Strict-Transport-Security',
        `max-age=${2 * YEAR_SECONDS}${hstsIncludeSubDomains ? '; includeSubDomains' : ''}`,
      ],
      // Other sites may embed our images and read the API description.
      ['Cross-Origin-Resource-Policy', 'cross-origin'],
    ],
    pageHeaders: [
      // The rest of the policy is in each page: contentSecurityPolicy.ts.
      ['Content-Security-Policy', "frame-ancestors 'none'"],
      // The panel and the community see which site visitors come from.
      ['Referrer-Policy', 'strict-origin-when-cross-origin'],
      ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
      ['Cross-Origin-Opener-Policy', 'same-origin'],
      ['Link', agentLink(base)],
    ],
    hashedFiles: {prefix: `${base}/${HASHED_FILES}`, cacheControl: IMMUTABLE},
    redirects: movedPages.map(({from, to}) => ({
      from: `${base}${from}`,
      to: `${base}${to}`,
    })),
  };
}
