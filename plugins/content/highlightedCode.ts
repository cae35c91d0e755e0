/**
 * Highlights code at build time with Shiki, so that no page loads Prism. Passes
 * each block to src/components/HighlightedCode as one HTML string: as React
 * elements, the tokens would make each page's script several times larger.
 */
import rehypeShiki from '@shikijs/rehype';
import {
  transformerMetaHighlight,
  transformerNotationHighlight,
} from '@shikijs/transformers';
import type {RehypeShikiOptions} from '@shikijs/rehype';
import type {Element, ElementContent, Root} from 'hast';
import type {Plugin} from 'unified';
import {toHtml} from 'hast-util-to-html';
import {createCssVariablesTheme} from 'shiki';
import type {ShikiTransformer} from 'shiki';

const TITLE = /title=(["'])(.*?)\1/;

/** Token types rendered in the default text colour. */
const PLAIN = new Set(['punctuation', undefined]);

const kindOf = ({properties}: Element): string | undefined =>
  /--code-token-([\w-]+)/.exec(String(properties.style))?.[1];

/** Docusaurus has these; they must not be lost without a word. */
const UNSUPPORTED = [
  ['showLineNumbers', /\bshowLineNumbers\b/, 'leave it out'],
  [
    'a highlight comment',
    /\bhighlight-(?:next-line|start|end)\b/,
    'write {2} after the language, or [!code highlight] in the comment',
  ],
] as const;

function requireSupported(text: string): void {
  for (const [name, pattern, advice] of UNSUPPORTED) {
    if (pattern.test(text)) {
      throw new Error(`code block: ${name} isn't supported: ${advice}`);
    }
  }
}

const isElement = (node: ElementContent): node is Element =>
  node.type === 'element';

/** Classes from src/css/code.css: the security policy allows no style attribute. */
function toClass(token: Element, lang: string): ElementContent[] {
  const kind = kindOf(token);
  // JSON's keys have the block's colour, which saves an element for each.
  if (PLAIN.has(kind) || (lang === 'json' && kind === 'keyword')) {
    return token.children;
  }
  // Both kinds of string have one colour.
  const name = kind!.replace('string-expression', 'string');
  token.properties = {className: [`code-${name}`]};
  return [token];
}

const codeBlockProps: ShikiTransformer = {
  name: 'code-block-props',
  pre(pre) {
    const [code] = pre.children as [Element];
    const meta = String(this.options.meta?.__raw ?? '');
    requireSupported(`${meta}\n${this.source}`);
    const content = code.children.flatMap((line) => {
      if (!isElement(line)) {
        return line;
      }
      const tokens = line.children.flatMap((token) =>
        isElement(token) ? toClass(token, this.options.lang) : token,
      );
      // Only highlighted lines need Shiki's element.
      const isHighlighted = /\bhighlighted\b/.test(
        String(line.properties.class),
      );
      return isHighlighted
        ? {
            ...line,
            properties: {className: ['code-highlighted']},
            children: tokens,
          }
        : tokens;
    });
    const title = TITLE.exec(meta)?.[2];
    pre.properties = {
      className: [`language-${this.options.lang}`],
      html: toHtml(content),
      ...(title && {title}),
    };
    pre.children = [];
  },
};

const options = {
  theme: createCssVariablesTheme({
    name: 'code-tokens',
    variablePrefix: '--code-',
    fontStyle: false,
  }),
  langs: [],
  lazy: true,
  defaultLanguage: 'text',
  fallbackLanguage: 'text',
  mergeSameStyleTokens: true,
  // By default Shiki gives up on a line after 500 ms and returns it plain,
  // which happens on a busy machine.
  tokenizeTimeLimit: 0,
  transformers: [
    // Both give a line the class 'highlighted'.
    transformerMetaHighlight(),
    transformerNotationHighlight({matchAlgorithm: 'v3'}),
    codeBlockProps,
  ],
} satisfies RehypeShikiOptions;

/** Without options of its own: Docusaurus copies those into every page's script. */
const highlightedCode: Plugin<[], Root> = function () {
  return rehypeShiki.call(this, options);
};

export default highlightedCode;
