/**
 * `_headers` and `_redirects` as Cloudflare Pages and Netlify read them. Both
 * serve /x.html as /x and revalidate what no rule names. Both join the values
 * of a header that two matching rules set, so no header may be in two rules.
 */
import {REVALIDATED} from './hostRules.ts';
import type {HostRules} from './hostRules.ts';

export function headersFile({headers, caching}: HostRules): string {
  const rules = [
    {path: '/*', headers},
    ...caching
      .filter(({cacheControl}) => cacheControl !== REVALIDATED)
      .map(({prefix, cacheControl}) => ({
        path: `${prefix}*`,
        headers: [['Cache-Control', cacheControl]] as const,
      })),
  ];
  return rules
    .map(({path, headers}) =>
      [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join(
        '\n',
      ),
    )
    .join('\n\n')
    .concat('\n');
}

export function redirectsFile({redirects}: HostRules): string {
  return redirects.map(({from, to}) => `${from} ${to} 301\n`).join('');
}
