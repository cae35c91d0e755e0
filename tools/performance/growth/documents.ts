/** Generates more documents from the real ones. Pure functions. */
import path from 'node:path';

/** Documents per category. */
const PER_CATEGORY = 50;

export type Source = {
  /** Path below docs/. */
  name: string;
  text: string;
};

/** @example categoryOf(120) // 'part-3' */
export const categoryOf = (number: number) =>
  `part-${Math.floor(number / PER_CATEGORY) + 1}`;

/**
 * Turns links between files into URLs, since the new file is in another folder.
 *
 * @example
 * withUrls('[F](./faqs.mdx#a)', 'knowledge-bases/index.mdx')
 * // '[F](/docs/knowledge-bases/faqs#a)'
 */
export function withUrls(text: string, name: string): string {
  return text.replace(
    /\]\((?<file>\.[^)#]*\.mdx)/g,
    (_, file: string) =>
      `](/docs/${path
        .join(path.dirname(name), file)
        .replace(/(?:\/index)?\.mdx$/, '')}`,
  );
}

/** Unique titles give unique cards and search records. */
function retitled(text: string, number: number): string {
  return text.replace(
    /^(?<field>title|sidebar_label|slug): (?<quote>['"]?)(?<value>.*?)\k<quote>$/gm,
    (_, field: string, quote: string, value: string) =>
      `${field}: ${quote}${value}${field === 'slug' ? '-' : ' '}${number}${quote}`,
  );
}

/** Repeats the sources until there are enough documents. */
export function grownDocuments(
  sources: readonly Source[],
  count: number,
): Source[] {
  return Array.from({length: count}, (_, number) => {
    const {name, text} = sources[number % sources.length]!;
    const file = `${path.parse(name).name}-${number}${path.extname(name)}`;
    return {
      name: `grown/${categoryOf(number)}/${file}`,
      text: retitled(withUrls(text, name), number),
    };
  });
}
