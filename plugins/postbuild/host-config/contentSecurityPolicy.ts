import {createHash} from 'node:crypto';
import {widgetPolicy} from '../../../data/facts/widget.ts';
import {placeholderValues} from '../../settings/placeholders.ts';
import type {SearchSettings, Settings} from '../../settings/schema.ts';

/** @example sourceHash('') // "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='" */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The picture of Algolia's name in DocSearch 3.9's modal carries a style
 * element. Without this the browser reports it, and the name stays black.
 */
const DOCSEARCH_LOGO_STYLE =
  "'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY='";

/** On the engine's hidden picture of icons: the one style attribute there is. */
const ENGINE_ICONS_STYLE = sourceHash('display: none;');

/** Where search queries go, besides the site itself. */
function searchOrigins(search: SearchSettings): string[] {
  if (search.provider === 'static') {
    return [];
  }
  if (search.provider === 'algolia') {
    const app = search.appId.toLowerCase();
    return [
      `https://${app}-dsn.algolia.net`,
      ...[1, 2, 3].map((number) => `https://${app}-${number}.algolianet.com`),
    ];
  }
  return search.hosts
    .filter((host) => host !== 'same-origin')
    .map((host) => new URL(host).origin);
}

/** What the widget needs on these pages, as its own page documents it. */
function widgetSources(settings: Settings, directive: string): string[] {
  const {widgetUrl, apiUrl} = placeholderValues(settings);
  return widgetPolicy
    .filter(({directives}) => directives.some((name) => name === directive))
    .flatMap(({source}) => source ?? [])
    .map((source) =>
      source.replace('{widgetUrl}', widgetUrl).replace('{apiUrl}', apiUrl),
    );
}

/**
 * What a page may load and run: its own files, the inline scripts that the
 * build knows, and nothing else.
 */
export function contentSecurityPolicy(
  settings: Settings,
  inlineScripts: readonly string[],
): string {
  const {search} = settings;
  const forWidget = (directive: string) =>
    settings.widget ? widgetSources(settings, directive) : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...inlineScripts.map(sourceHash),
      ...forWidget('script-src'),
    ],
    'style-src': ["'self'", DOCSEARCH_LOGO_STYLE],
    // "Unsafe" lets hashes count for attributes; no other attribute passes.
    'style-src-attr': ["'unsafe-hashes'", ENGINE_ICONS_STYLE],
    // Icons in style sheets are data addresses.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...searchOrigins(search),
      ...forWidget('connect-src'),
    ],
    // The search of the static provider runs in a Web Worker.
    ...(search.provider === 'static' && {'worker-src': ["'self'"]}),
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
