/** Collects every code block in docs and posts, as a reader would copy it. */
import fs from 'node:fs';
import type {Code} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {readMeta} from '../../plugins/content/diagrams/index.ts';
import {expand} from '../../plugins/content/data-blocks/index.ts';
import settings from '../../site.settings.ts';
import {fillMarkdown} from '../../plugins/settings/fill.ts';
import {withOptionalParts} from '../../plugins/settings/optionalParts.ts';

export type Block = {
  /** File and number of the block in it, for messages. */
  where: string;
  language: string;
  /** The info string after the language: `no-run="why"`. */
  meta: Readonly<Record<string, string>>;
  text: string;
};

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

export function blocksOf(
  file: string,
  source: string,
  values: Readonly<Record<string, string>>,
): Block[] {
  const text = withOptionalParts(source, settings, file);
  const tree = parser.parse(fillMarkdown(text, values, file));
  expand(tree, values, (text) => parser.parse(text), file);
  const blocks: Block[] = [];
  visit(tree, 'code', (node: Code) => {
    // Generated blocks have no line.
    const line = node.position
      ? `line ${node.position.start.line}`
      : 'generated';
    const language = node.lang ?? '';
    blocks.push({
      where: `${file} ${line}, block ${blocks.length + 1} (${language})`,
      language,
      meta: readMeta(node.meta ?? ''),
      text: node.value,
    });
  });
  return blocks;
}

export function collect(values: Readonly<Record<string, string>>): Block[] {
  return fs
    .globSync('{docs,blog}/**/*.mdx')
    .toSorted()
    .flatMap((file) => blocksOf(file, fs.readFileSync(file, 'utf8'), values));
}
