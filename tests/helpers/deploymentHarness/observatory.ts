/**
 * What Mozilla's HTTP Observatory checks on a page, with its points
 * (github.com/mdn/mdn-http-observatory, src/analyzer and src/grader). The
 * policy is that of the header and of the page's meta element together.
 */
export type Scanned = {headers: Record<string, unknown>; html: string};

const SIX_MONTHS_SECONDS = 15_768_000;
const BROAD = /^(?:https?:|ftp:|\*|https?:\/\/\*(?:\.\*)?)$/;
const META_POLICY =
  /<meta http-equiv="Content-Security-Policy" content="(?<policy>[^"]*)"/;

type Policy = ReadonlyMap<string, readonly string[]>;

/** @example parsePolicy("img-src 'self' data:").get('img-src') // ["'self'", 'data:'] */
export function parsePolicy(text: string): Policy {
  const directives = text.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

/** Points lost or gained, by the rule that gives them. */
export function scan({headers, html}: Scanned): Record<string, number> {
  const header = (name: string) => String(headers[name] ?? '');
  const inHeader = parsePolicy(header('content-security-policy'));
  const inPage = parsePolicy(META_POLICY.exec(html)?.groups?.policy ?? '');
  const sources = (name: string) =>
    inPage.get(name) ?? inPage.get('default-src') ?? ['*'];
  const isBroad = (name: string) =>
    sources(name).some((source) => BROAD.test(source));
  const allowsInline = (name: string) =>
    isBroad(name) ||
    sources(name).some((it) => ["'unsafe-inline'", 'data:'].includes(it));
  const hsts = /max-age=(\d+)/.exec(header('strict-transport-security'))?.[1];
  const framing = inHeader.get('frame-ancestors') ?? ['*'];
  const outside = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].filter(
    ([, src]) => !/^\/[^/]/.test(src!),
  );

  const rules: [name: string, applies: boolean, points: number][] = [
    [
      'script-src or object-src is broad or inline',
      allowsInline('script-src') || isBroad('object-src'),
      -20,
    ],
    ['plain http in the policy', /\bhttp:/.test([...inPage].join()), -20],
    [
      'unsafe-eval',
      [...sources('script-src'), ...sources('style-src')].includes(
        "'unsafe-eval'",
      ),
      -10,
    ],
    ['style-src allows inline', allowsInline('style-src'), -5],
    ['base-uri is broad', !inPage.get('base-uri'), -5],
    ['form-action is broad', !inPage.get('form-action'), -5],
    ['default-src none', sources('default-src').join() === "'none'", 10],
    ['cookies', header('set-cookie') !== '', -20],
    [
      'CORS with credentials',
      header('access-control-allow-credentials') !== '',
      -50,
    ],
    ['no HSTS', hsts === undefined, -20],
    ['HSTS under six months', Number(hsts) < SIX_MONTHS_SECONDS, -10],
    ['scripts of other origins', outside.length > 0, -5],
    ['no nosniff', header('x-content-type-options') !== 'nosniff', -5],
    ['can be framed', framing.some((source) => BROAD.test(source)), -20],
    ['framing refused by CSP', framing.join() === "'none'", 5],
    [
      'referrer policy private',
      /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(
        header('referrer-policy'),
      ),
      5,
    ],
    [
      'CORP for own origin',
      /^same-/.test(header('cross-origin-resource-policy')),
      10,
    ],
    ['COOP', header('cross-origin-opener-policy') === 'same-origin', 10],
    ['COEP', header('cross-origin-embedder-policy') !== '', 10],
    ['HSTS preload', header('strict-transport-security').includes('pre'), 5],
  ];
  return Object.fromEntries(
    rules
      .filter(([, applies]) => applies)
      .map(([name, , points]) => [name, points]),
  );
}
