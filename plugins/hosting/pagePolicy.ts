/**
 * Puts the Content-Security-Policy into each built page, so that no host and
 * no rollback can serve a page with the policy of another release.
 */
import type {PageModel} from '../site-model/page-model/types.ts';

/** A policy applies to what follows it; only the charset may come first. */
const HEAD_START = /<head[^>]*>\s*(?:<meta charset="[^"]*">)?/i;

/**
 * The inline scripts that may run: Docusaurus's and ours, which are on every
 * page. A script that only some pages have came in with content, and its hash
 * would allow what the policy is there to stop.
 */
export function siteWideScripts(
  pages: readonly Pick<PageModel, 'file' | 'inlineScripts'>[],
): string[] {
  const known = pages[0]?.inlineScripts ?? [];
  for (const {file, inlineScripts} of pages) {
    const extra =
      inlineScripts.find((script) => !known.includes(script)) ??
      known.find((script) => !inlineScripts.includes(script));
    if (extra !== undefined) {
      throw new Error(
        `${file}: not every page has this inline script: ${extra.slice(0, 80)}`,
      );
    }
  }
  return known;
}

/** The policy contains single quotes only, so it needs no escaping. */
export function withPolicy(html: string, policy: string): string {
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.replace(HEAD_START, (start) => `${start}${tag}`);
}
