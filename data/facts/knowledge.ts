/**
 * Decided about knowledge sources:
 * - An FAQ matches if someone asks the same thing, in any wording, not only those
 *   listed. It's then used at every answer bar, word for word, and is the only
 *   source cited; its title as a source is its question. FAQ answers take no
 *   placeholders. Apart from FAQs, the passages that match best are used, whatever
 *   their age.
 * - Whatever is added can be quoted in every place of the workspace, a public
 *   website included. A second workspace keeps knowledge apart.
 * - Website refresh: daily (default), weekly, by hand. Repository: on push
 *   (default) or daily; public, or private with a read-only token; the default
 *   branch unless another is named. A document is never refreshed.
 * - A crawl follows robots.txt and reads public pages only. A PDF needs
 *   selectable text.
 * - A knowledge channel takes messages by chosen roles and messages that staff
 *   mark ✅; either is enough. Its threads are read like the channel. ✅ means
 *   nothing elsewhere. Edits and deletions are picked up as well.
 * - CSV import: a row whose question exists replaces that FAQ, faulty rows are
 *   listed and skipped, and an import that would pass the limit imports nothing.
 */

/** The CSV format of the FAQ import and export: UTF-8, with this header. */
export const faqCsv = {
  columns: ['question', 'answer', 'alternatives'],
  alternativesSeparator: '|',
} as const;
