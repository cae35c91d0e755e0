const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Escapes text for a record, since hit strings reach innerHTML.
 *
 * @example escapeHtml('a < b') // 'a &lt; b'
 */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
}

const CHARACTERS = new Map(
  Object.entries(ENTITIES).map(([char, entity]) => [entity, char]),
);

/**
 * A record's original text, for clients other than browsers.
 *
 * @example unescapeHtml('a &lt; b') // 'a < b'
 */
export function unescapeHtml(text: string): string {
  return text.replace(
    /&(?:amp|lt|gt|quot|#39);/g,
    (entity) => CHARACTERS.get(entity) ?? entity,
  );
}

const UNESCAPED = /[<>]|&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});)/i;

/**
 * Whether a string is safe to assign to innerHTML.
 *
 * @example isEscaped('<b>') // false
 */
export function isEscaped(text: string): boolean {
  return !UNESCAPED.test(text);
}
