/**
 * Where a page's Markdown twin is. Alone, because the page menu needs it in
 * the browser.
 *
 * @example
 * twinPath('/docs/commands') // '/docs/commands.md'
 * twinPath('/') // '/index.md'
 */
export function twinPath(route: string): string {
  return route === '/' ? '/index.md' : `${route}.md`;
}
