/**
 * Decided about knowledge sources:
 * - An FAQ that matches is used word for word and is the only source named. FAQ
 *   answers take no placeholders. Apart from FAQs, the passages that match best
 *   are used, whatever their age.
 * - Website refresh: daily (default), weekly, by hand. Repository: on push
 *   (default) or daily; public, or private with a read-only token; the default
 *   branch unless another is named. A document is never refreshed.
 * - A crawl follows robots.txt and reads public pages only. A PDF needs
 *   selectable text.
 * - A knowledge channel takes messages by chosen roles and messages that staff
 *   mark ✅; either is enough. Edits and deletions are picked up as well.
 * - CSV import: a row whose question exists replaces that FAQ, faulty rows are
 *   listed and skipped, and an import that would pass the limit imports nothing.
 */

/** The CSV format of the FAQ import and export: UTF-8, with this header. */
export const faqCsv = {
  columns: ['question', 'answer', 'alternatives'],
  alternativesSeparator: '|',
} as const;
