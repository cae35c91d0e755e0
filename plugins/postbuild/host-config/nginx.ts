import type {HostRules} from './hostRules.ts';

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;

/**
 * For the http block: a map, because a location with an `add_header` of its
 * own loses all those of the server.
 */
export function nginxHttp({caching}: HostRules): string {
  const rules = caching.map(({prefix, cacheControl}) =>
    prefix === '/'
      ? `  default ${quoted(cacheControl)};`
      : `  ~^${prefix} ${quoted(cacheControl)};`,
  );
  return `map $uri $cache_control {\n${rules.join('\n')}\n}\n`;
}

/** For the server block. */
export function nginxServer({headers, redirects}: HostRules): string {
  return [
    // Not `always`: an error must not be cached for a year.
    'add_header Cache-Control $cache_control;',
    ...headers.map(
      ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
    ),
    ...redirects.map(
      ({from, to}) => `location = ${from} { return 301 ${to}$is_args$args; }`,
    ),
    '',
  ].join('\n');
}
