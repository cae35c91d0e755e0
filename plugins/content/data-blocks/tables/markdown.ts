/** Small Markdown builders for tables generated from data. */

export type Row = readonly string[];

/** @example code('/ask') // '`/ask`' */
export const code = (text: string): string => `\`${text}\``;

export const link = (text: string, href: string): string =>
  `[${text}](${href})`;

/** A pipe would end the cell, even inside code. */
const cell = (text: string): string => text.replaceAll('|', '\\|');

const line = (row: Row): string => `| ${row.map(cell).join(' | ')} |`;

/**
 * @example
 * table(['What', 'Limit'], [['FAQs', '1,000']])
 * // '| What | Limit |\n| --- | --- |\n| FAQs | 1,000 |'
 */
export function table(head: Row, rows: readonly Row[]): string {
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join(
    '\n',
  );
}
