import {createHash} from 'node:crypto';
import {widgetPolicy} from '../../data/facts/widget.ts';
import {placeholderValues} from '../settings/placeholders.ts';
import type {Settings} from '../settings/schema.ts';

/** @example sourceHash('') // "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='" */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Algolia's logo in DocSearch 3.9's modal contains a style element. Without
 * this hash the browser reports a violation, and the logo stays black.
 */
const DOCSEARCH_LOGO_STYLE =
  "'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY='";

/** Docusaurus's hidden SVG sprite has the only style attribute there is. */
const SVG_SPRITE_STYLE = sourceHash('display: none;');

/** Where search queries go, besides the site itself. */
function searchOrigins({algolia}: Settings['search']): string[] {
  if (!algolia) {
    return [];
  }
  const app = algolia.appId.toLowerCase();
  return [
    `https://${app}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${app}-${number}.algolianet.com`),
  ];
}

/** What the widget needs on these pages, as its own page documents it. */
function widgetSources(settings: Settings, directive: string): string[] {
  const {widgetUrl, apiUrl} = placeholderValues(settings);
  return widgetPolicy
    .filter((needed) => needed.directive === directive)
    .map(({source}) =>
      source.replace('{widgetUrl}', widgetUrl).replace('{apiUrl}', apiUrl),
    );
}

/**
 * What a page may load and run: its own files, the inline scripts and
 * styles that the build knows, and nothing else. Written into the page, so `frame-ancestors`,
 * which browsers ignore there, is a header (hostRules.ts).
 */
export function contentSecurityPolicy(
  settings: Settings,
  inlineScripts: readonly string[],
  inlineStyles: readonly string[] = [],
): string {
  const {search} = settings;
  const forWidget = (directive: string) =>
    settings.widget ? widgetSources(settings, directive) : [];
  const directives: Record<string, readonly string[]> = {
    // Not 'none': Firefox applies it to `<link rel="prefetch">`, which no other
    // directive covers. What pages don't use is refused below.
    'default-src': ["'self'"],
    'frame-src': ["'none'"],
    'media-src': ["'none'"],
    'object-src': ["'none'"],
    'script-src': [
      "'self'",
      ...inlineScripts.map(sourceHash),
      ...forWidget('script-src'),
    ],
    'style-src': [
      "'self'",
      ...inlineStyles.map(sourceHash),
      DOCSEARCH_LOGO_STYLE,
    ],
    // Makes hashes apply to attributes; every other attribute is refused.
    'style-src-attr': ["'unsafe-hashes'", SVG_SPRITE_STYLE],
    // Icons in style sheets are data URLs.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...searchOrigins(search),
      ...forWidget('connect-src'),
    ],
    // Without Algolia, search runs in a Web Worker.
    'worker-src': [search.algolia ? "'none'" : "'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  const added: Partial<Record<string, readonly string[]>> =
    settings.contentSecurity;
  return Object.entries(directives)
    .map(([name, own]) => {
      const more = added[name] ?? [];
      // 'none' can't stand next to a source.
      const sources = more.length > 0 && own[0] === "'none'" ? [] : own;
      return [name, ...sources, ...more].join(' ');
    })
    .join('; ');
}
