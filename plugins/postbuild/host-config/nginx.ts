import {REVALIDATED} from './hostRules.ts';
import type {HostRules} from './hostRules.ts';

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;

/** @example variable('Cache-Control') // '$cache_control' */
const variable = (header: string) =>
  `$${header.toLowerCase().replaceAll('-', '_')}`;

/**
 * For the http block: maps, because a location with an `add_header` of its own
 * loses all those of the server. nginx doesn't send empty headers.
 */
export function nginxHttp({pageHeaders, hashedFiles}: HostRules): string {
  const {prefix, cacheControl} = hashedFiles;
  return [
    ['Cache-Control', cacheControl, REVALIDATED] as const,
    ...pageHeaders.map(([name, value]) => [name, '', value] as const),
  ]
    .map(
      ([name, hashed, other]) =>
        `map $uri ${variable(name)} {\n  ~^${prefix} ${quoted(hashed)};\n  default ${quoted(other)};\n}\n`,
    )
    .join('');
}

/** For the server block. */
export function nginxServer(rules: HostRules): string {
  const {headers, pageHeaders, redirects} = rules;
  return [
    // Not `always`: an error must not be cached for a year.
    'add_header Cache-Control $cache_control;',
    ...headers.map(
      ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
    ),
    ...pageHeaders.map(
      ([name]) => `add_header ${name} ${variable(name)} always;`,
    ),
    ...redirects.map(
      ({from, to}) => `location = ${from} { return 301 ${to}$is_args$args; }`,
    ),
    '',
  ].join('\n');
}
