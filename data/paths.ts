/** URLs that both the build and the browser derive from a route. */

/**
 * The Markdown version of a page.
 *
 * @example
 * markdownPath('/docs/commands') // '/docs/commands.md'
 * markdownPath('/') // '/index.md'
 */
export function markdownPath(route: string): string {
  return route === '/' ? '/index.md' : `${route}.md`;
}

/**
 * A section of a page as Markdown. agents/mcp.ts builds the same path.
 *
 * @example sectionPath('/docs/commands', 'staff-role') // '/docs/commands.staff-role.md'
 */
export const sectionPath = (route: string, anchor: string): string =>
  markdownPath(`${route}.${anchor}`);

/**
 * The social card of a page.
 *
 * @example cardPath('/docs/commands') // '/img/cards/docs/commands.png'
 */
export function cardPath(route: string): string {
  return `/img/cards${route === '/' ? '/home' : route}.png`;
}
