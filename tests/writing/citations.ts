/**
 * The date when a platform's rules were checked must be on a separate line at
 * the end of its section, never in the text.
 */
const CITES = /(?<![a-z])checked (?:against|on|in)\b.*\b20\d\d\b/i;
const OWN_LINE = /^[^.]*(?<![a-z])checked\b/i;
const ENDS_SECTION = /^(?:#{2,} |<Sources\b|$)/;

/** @example misplacedCitations('Checked on 2026-11-14.\n\nThen …') // ['1: …'] */
export function misplacedCitations(markdown: string): string[] {
  const lines = markdown.split('\n');
  return lines.flatMap((line, index) => {
    if (!CITES.test(line)) {
      return [];
    }
    const next = lines.slice(index + 1).find((it) => it.trim() !== '') ?? '';
    const isFootnote = OWN_LINE.test(line) && ENDS_SECTION.test(next);
    return isFootnote ? [] : [`${index + 1}: ${line.slice(0, 80)}`];
  });
}
