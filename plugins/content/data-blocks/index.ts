/**
 * Replaces elements with Markdown generated from data: `<FactTable of="modes" />`
 * becomes a table. This runs before other plugins and uses the page's parser, so
 * headings appear in the table of contents and links are checked, as if written
 * by hand.
 */
import path from 'node:path';
import {visit} from 'unist-util-visit';
import type {Node, Parent} from 'unist';
import {fillMarkdown} from '../../settings/fill.ts';
import {generators} from './generators.ts';
import type {Attributes} from './generators.ts';

type Element = Node & {
  name: string | null;
  attributes: {name?: string; value?: unknown}[];
};

type Processor = {parse: (text: string) => Node};

type Values = Readonly<Record<string, string>>;

function readAttributes({attributes}: Element): Attributes {
  return Object.fromEntries(
    attributes.map(({name, value}) => [name ?? '', String(value)]),
  );
}

/** Positions refer to the generated text, not to the page. */
function withoutPositions(tree: Node): Node[] {
  visit(tree, (node) => {
    delete node.position;
  });
  return (tree as Parent).children;
}

/** The Markdown that replaces an element, or undefined for other elements. */
function generate(
  name: string,
  attributes: Attributes,
  values: Values,
): string | undefined {
  return Object.hasOwn(generators, name)
    ? fillMarkdown(generators[name]!(attributes, values), values, `<${name}>`)
    : undefined;
}

export function expand(
  tree: Node,
  values: Values,
  parse: Processor['parse'],
  file: string,
): void {
  visit(tree, 'mdxJsxFlowElement', (node, index, parent?: Parent) => {
    const element = node as Element;
    try {
      const text = generate(
        element.name ?? '',
        readAttributes(element),
        values,
      );
      if (text !== undefined && parent && index !== undefined) {
        const children = withoutPositions(parse(text));
        parent.children.splice(index, 1, ...children);
        return index + children.length;
      }
    } catch (error) {
      const line = element.position?.start.line;
      const shown = path.relative(process.cwd(), file);
      throw new Error(`${shown}:${line}: ${(error as Error).message}`, {
        cause: error,
      });
    }
    return undefined;
  });
}

export default function dataBlocks(values: Values) {
  return function remarkDataBlocks(this: Processor) {
    return (tree: Node, file: {path: string}): void =>
      expand(tree, values, (text) => this.parse(text), file.path);
  };
}
