const ENTITIES: Record<string, string> = {'&#x3C;': '<', '&#x26;': '&'};

/**
 * The text of highlighted code, for the copy button. Derived from the HTML, so
 * that pages don't contain all code twice.
 *
 * @example codeOf('<span class="code-function">a</span> &#x3C; b') // 'a < b'
 */
export const codeOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&#x(?:3C|26);/g, (entity) => ENTITIES[entity]!);
