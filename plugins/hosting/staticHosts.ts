/**
 * `_headers` and `_redirects` as Cloudflare Pages and Netlify read them. Both
 * serve /x.html as /x and revalidate what no rule names. Both join the values
 * of a header that two matching rules set, so no header may be in two rules.
 */
import type {HostRules} from './hostRules.ts';

export function headersFile(rules: HostRules): string {
  const {prefix, cacheControl} = rules.hashedFiles;
  const headers = [...rules.headers, ...rules.pageHeaders];
  return [
    '/*',
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
    `\n${prefix}*`,
    `  Cache-Control: ${cacheControl}\n`,
  ].join('\n');
}

export function redirectsFile({redirects}: HostRules): string {
  return redirects.map(({from, to}) => `${from} ${to} 301\n`).join('');
}
