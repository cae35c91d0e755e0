/**
 * How the site's files are delivered: caching, headers, moved pages.
 * Declared here once; nginx.ts and staticHosts.ts write it down for servers.
 */
import type {Settings} from '../../settings/schema.ts';
import {contentSecurityPolicy} from './contentSecurityPolicy.ts';

export type Header = readonly [name: string, value: string];

export type DeliveryPolicy = {
  /** On every response, errors too. */
  headers: readonly Header[];
  /** The first whose prefix fits; the last fits all. */
  caching: readonly {prefix: string; cacheControl: string}[];
  /** Pages that moved: URLs are a contract. */
  redirects: readonly {from: string; to: string}[];
};

const YEAR_SECONDS = 31_536_000;

/** Names with a hash of the content: another content has another name. */
const HASHED_FILES = '/assets/';
const IMMUTABLE = `public, max-age=${YEAR_SECONDS}, immutable`;
/** Kept, but asked about each time: an ETag answers in one round trip. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';

/**
 * Where agents find the list of all pages, and the API's description
 * (RFC 8631). On every file, because static hosts cannot tell a page from a
 * picture; so also on the not-found page, where an agent needs it most.
 */
const AGENT_LINKS = [
  '</llms.txt>; rel="llms-txt"; type="text/plain"',
  '</openapi.yaml>; rel="service-desc"; type="application/yaml"',
];

/**
 * Nothing is painted before the styles, and a browser that reads of them here
 * has them on their way before it reads the page, and before its scripts.
 */
const stylesAhead = (file: string) => `<${file}>; rel=preload; as=style`;

const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Of the finished build, as far as the policy depends on it. */
type Built = {
  inlineScripts: readonly string[];
  /** Addresses of the styles that every page names. */
  stylesheets: readonly string[];
};

export function deliveryPolicy(
  settings: Settings,
  {inlineScripts, stylesheets}: Built,
): DeliveryPolicy {
  return {
    headers: [
      ['X-Content-Type-Options', 'nosniff'],
      [
        'Content-Security-Policy',
        contentSecurityPolicy(settings, inlineScripts),
      ],
      [
        'Strict-Transport-Security',
        `max-age=${2 * YEAR_SECONDS}; includeSubDomains`,
      ],
      // The panel and the community see which site visitors come from.
      ['Referrer-Policy', 'strict-origin-when-cross-origin'],
      [
        'Permissions-Policy',
        UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
      ],
      ['Cross-Origin-Opener-Policy', 'same-origin'],
      // Others may show our pictures and read the API's description.
      ['Cross-Origin-Resource-Policy', 'cross-origin'],
      ['Link', [...stylesheets.map(stylesAhead), ...AGENT_LINKS].join(', ')],
    ],
    caching: [
      {prefix: HASHED_FILES, cacheControl: IMMUTABLE},
      {prefix: '/', cacheControl: REVALIDATED},
    ],
    redirects: [],
  };
}
