/**
 * Colours code at build time. A code block's text becomes one string of HTML
 * (src/theme/CodeBlock shows it), so that no page loads a highlighter: Prism
 * is a fifth of the engine's main script.
 */
import type {Element, Root, Text} from 'hast';
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
    visit(tree, {tagName: 'pre'}, (pre: Element) => {
      const [code] = pre.children as Element[];
      const [text] = code!.children as Text[];
      const language = languageOf(code!);
      const meta = String(code!.properties.metastring ?? '');
      pre.properties = {
        className: [`language-${language}`],
        ...highlighted(text?.value ?? '', language, meta),
      };
      pre.children = [];
    });
  };
}
