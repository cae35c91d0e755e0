/**
 * Fills placeholders in content with the owner's settings and the product's
 * facts. Runs on the raw text of every Markdown and data file before parsing, so
 * placeholders work in prose, code, links, titles, slugs and tags.
 */
import leven from 'leven';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {optionalPlaceholders} from './placeholders.ts';

/**
 * `{name}` or `{limit.faq.answer}`; not `{{name}}` (the product's prompt
 * placeholders) or `${name}`.
 */
const PLACEHOLDER = /(?<![{$\\])\{([A-Za-z]\w*(?:\.\w+)*)\}(?!\})/g;

/** Code uses braces too, so unknown names are left as they are here. */
const CODE_NODES = new Set(['code', 'inlineCode', 'mdxjsEsm']);

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

type Range = [start: number, end: number];

function codeRanges(markdown: string): Range[] {
  const ranges: Range[] = [];
  visit(parser.parse(markdown), (node) => {
    if (CODE_NODES.has(node.type) && node.position) {
      const {start, end} = node.position;
      ranges.push([start.offset ?? 0, end.offset ?? 0]);
    }
  });
  return ranges;
}

/** What to do about a placeholder without a value. */
function advice(name: string, known: readonly string[]): string {
  if (Object.hasOwn(optionalPlaceholders, name)) {
    const setting =
      optionalPlaceholders[name as keyof typeof optionalPlaceholders];
    return `{${name}} needs ${setting} in site.settings.ts, which is null; set it, or put the text between {/* if ${setting} */} and {/* end if */}`;
  }
  const distance = (other: string) => leven(name, other);
  const [nearest = ''] = known.toSorted((a, b) => distance(a) - distance(b));
  const hint =
    distance(nearest) <= name.length / 2
      ? `; did you mean {${nearest}}?`
      : ': plugins/settings/placeholders.ts and data/facts/ name all';
  return `unknown placeholder {${name}}${hint}`;
}

/**
 * @example
 * fillText('Invite {brand}', {brand: 'Acme'}, 'a.yml') // 'Invite Acme'
 * fillText('{brnad}', {brand: 'Acme'}, 'a.yml')
 * // throws: a.yml:1: unknown placeholder {brnad}; did you mean {brand}?
 */
export function fillText(
  text: string,
  values: Readonly<Record<string, string>>,
  file: string,
  isCode: (offset: number) => boolean = () => false,
): string {
  return text.replace(PLACEHOLDER, (match, name: string, offset: number) => {
    if (Object.hasOwn(values, name)) {
      return values[name]!;
    }
    // `attribute={name}` is an MDX expression, which MDX checks.
    if (text[offset - 1] === '=' || isCode(offset)) {
      return match;
    }
    const line = text.slice(0, offset).split('\n').length;
    throw new Error(`${file}:${line}: ${advice(name, Object.keys(values))}`);
  });
}

/** Like `fillText`, but leaves unknown names in code alone. */
export function fillMarkdown(
  markdown: string,
  values: Readonly<Record<string, string>>,
  file: string,
): string {
  // Parsed on the first unknown name only: most files have none.
  let ranges: Range[] | undefined;
  const isCode = (offset: number) => {
    ranges ??= codeRanges(markdown);
    return ranges.some(([start, end]) => offset >= start && offset < end);
  };
  return fillText(markdown, values, file, isCode);
}
