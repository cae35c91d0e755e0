import type {Settings} from './schema.ts';

type Urls = {urls: Pick<Settings['urls'], 'site'>};

/**
 * The path that the site is served under, without a slash at its end.
 *
 * @example
 * basePath({urls: {site: 'https://acme.github.io/docs'}}) // '/docs'
 * basePath({urls: {site: 'https://docs.acme.example'}}) // ''
 */
export function basePath({urls}: Urls): string {
  return new URL(urls.site).pathname.replace(/\/$/, '');
}
