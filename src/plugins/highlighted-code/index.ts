/**
 * Colours code at build time. A code block's text becomes one string of HTML
 * (src/theme/CodeBlock shows it), so that no page loads a highlighter: Prism
 * is a fifth of the engine's main script.
 */
import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {codeHtml} from './html.ts';
import {markLines} from './marks.ts';
import {pieces} from './tokens.ts';

const TITLE = /title=(["'])(.*?)\1/;
const LANGUAGE = /^language-(.+)$/;

function languageOf({properties}: Element): string {
  const names = [properties.className ?? []].flat().map(String);
  return names.map((name) => LANGUAGE.exec(name)?.[1]).find(Boolean) ?? 'text';
}

/** As the properties that src/theme/CodeBlock takes. */
export function highlighted(source: string, language: string, meta: string) {
  const {code, marked} = markLines(source, meta);
  const title = TITLE.exec(meta)?.[2];
  return {
    html: codeHtml(pieces(code, language), marked),
    ...(title && {title}),
  };
}

export default function rehypeHighlightedCode() {
  return (tree: Root) => {
    visit(tree, 'element', (node, _, parent) => {
      if (node.tagName !== 'code' || !isPre(parent)) {
        return;
      }
      const [text] = node.children;
      if (text?.type === 'text') {
        const meta = String(node.properties.metastring ?? '');
        node.properties = {
          className: node.properties.className,
          ...highlighted(text.value, languageOf(node), meta),
        };
        node.children = [];
      }
    });
  };
}

const isPre = (node: unknown): boolean =>
  (node as Element | undefined)?.tagName === 'pre';
