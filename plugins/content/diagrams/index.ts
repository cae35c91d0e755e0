/**
 * Renders diagrams at build time: a `dot` code block becomes a `<Diagram>`
 * (src/components/Diagram) with an image, a caption, the arrows in words, and
 * its source. No client-side script is needed.
 */
import path from 'node:path';
import {visit} from 'unist-util-visit';
import type {Node, Parent} from 'unist';
import {jsxElement} from '../jsxElement.ts';
import {draw} from './draw.ts';
import {DiagramError, layoutDot} from './layout.ts';
import {describe} from './words.ts';

type CodeBlock = Node & {
  lang?: string | null;
  meta?: string | null;
  value: string;
};

const LANGUAGE = 'dot';

/**
 * @example
 * readMeta('title="How it works"') // {title: 'How it works'}
 */
export function readMeta(meta: string): Record<string, string> {
  const pairs = meta.matchAll(/([\w-]+)="([^"]*)"/g);
  return Object.fromEntries([...pairs].map(([, key, value]) => [key!, value!]));
}

function listOf(lines: readonly string[]) {
  const children = lines.map((value) => ({
    type: 'listItem',
    spread: false,
    children: [{type: 'paragraph', children: [{type: 'text', value}]}],
  }));
  return {type: 'list', ordered: false, spread: false, children};
}

/** The element that replaces a code block. */
export async function diagramElement(meta: string, source: string) {
  const {title, description} = readMeta(meta);
  if (!title) {
    throw new DiagramError('a diagram needs title="…" after ```dot', 0);
  }
  const layout = await layoutDot(source);
  const words = describe(layout);
  const {markup, width, height} = draw(layout);
  const attributes = {
    title,
    alt: description ?? words.join('; '),
    source,
    markup,
    width: String(width),
    height: String(height),
  };
  return jsxElement('Diagram', attributes, [listOf(words)]);
}

export default function remarkDiagrams() {
  return async (tree: Node, file: {path: string}): Promise<void> => {
    const found: {node: CodeBlock; parent: Parent}[] = [];
    visit(tree, 'code', (node: CodeBlock, _, parent: Parent | undefined) => {
      if (node.lang === LANGUAGE && parent) {
        found.push({node, parent});
      }
    });
    for (const {node, parent} of found) {
      const element = await diagramElement(node.meta ?? '', node.value).catch(
        (error: unknown) => {
          throw located(error, file.path, node);
        },
      );
      parent.children.splice(parent.children.indexOf(node), 1, element);
    }
  };
}

/** Adds file and line to the error. */
function located(error: unknown, filePath: string, node: Node): unknown {
  if (!(error instanceof DiagramError)) {
    return error;
  }
  // The fence is line 0 of the diagram.
  const line = (node.position?.start.line ?? 0) + error.line;
  const shown = path.relative(process.cwd(), filePath);
  return new Error(`${shown}:${line}: diagram: ${error.message}`);
}
