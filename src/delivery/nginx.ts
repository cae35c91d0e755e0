import type {DeliveryPolicy, Header} from './policy.ts';

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;

const variable = (header: string) =>
  `$${header.toLowerCase().replaceAll('-', '_')}`;

/** A header without a value is not sent. */
const documentMap = ([name, value]: Header) => `
map $sent_http_content_type ${variable(name)} {
  ~^(?:text/css|(?:application|text)/javascript) "";
  default ${quoted(value)};
}
`;

/**
 * For the http block: maps, because a location with an `add_header` of its
 * own loses all those of the server.
 */
export function nginxHttp({caching, documents}: DeliveryPolicy): string {
  const rules = caching.map(({prefix, cacheControl}) =>
    prefix === '/'
      ? `  default ${quoted(cacheControl)};`
      : `  ~^${prefix} ${quoted(cacheControl)};`,
  );
  return [
    `map $uri $cache_control {\n${rules.join('\n')}\n}\n`,
    ...documents.map(documentMap),
  ].join('');
}

/** For the server block. */
export function nginxServer({
  headers,
  documents,
  redirects,
}: DeliveryPolicy): string {
  return [
    // Not `always`: an error must not be kept for a year.
    'add_header Cache-Control $cache_control;',
    ...headers.map(
      ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
    ),
    ...documents.map(
      ([name]) => `add_header ${name} ${variable(name)} always;`,
    ),
    ...redirects.map(
      ({from, to}) => `location = ${from} { return 301 ${to}$is_args$args; }`,
    ),
    '',
  ].join('\n');
}
