const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/**
 * The text of highlighted code. Kept nowhere else: a page would carry all its
 * code twice.
 *
 * @example codeOf('<span class="code-name">a</span> &lt; b') // 'a < b'
 */
export function codeOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|amp);/g, (entity) => ENTITIES[entity]!);
}
