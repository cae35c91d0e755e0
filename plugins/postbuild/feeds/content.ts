/**
 * A post's content for feed readers, which drop elements they don't know: plain
 * HTML with absolute URLs, and diagrams as text.
 */
import type {Element, ElementContent, Root} from 'hast';
import {sanitize} from 'hast-util-sanitize';
import {toHtml} from 'hast-util-to-html';
import {attribute, classNames, elements, hasClass} from '../page-model/hast.ts';
import {codeText} from '../page-model/text.ts';

/** Attributes by their hast names. */
const SCHEMA = {
  tagNames: `a blockquote br caption code dd del div dl dt em figcaption figure
    h2 h3 h4 h5 h6 hr img kbd li ol p pre s span strong sub sup table tbody td
    th thead time tr ul`.split(/\s+/),
  attributes: {
    a: ['href'],
    code: [['className', /^language-/] as [string, RegExp]],
    img: ['alt', 'height', 'src', 'width'],
    ol: ['start'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan', 'scope'],
    time: ['dateTime'],
  },
  protocols: {href: ['http', 'https', 'mailto'], src: ['http', 'https']},
  // Removed with their content; other unknown elements are unwrapped.
  strip: ['svg', 'summary', 'script', 'style', 'button'],
};

/** Removes highlighting, keeps the language. */
function plainCode(pre: Element): Element {
  const language = classNames(pre).find((name) => name.startsWith('language-'));
  return {
    ...pre,
    properties: {},
    children: [
      {
        type: 'element',
        tagName: 'code',
        properties: language ? {className: [language]} : {},
        children: [{type: 'text', value: codeText(pre)}],
      },
    ],
  };
}

/** Wide tables scroll inside it. */
const LAYOUT_ONLY = 'scroller';

function simplify(node: ElementContent): ElementContent[] {
  if (node.type !== 'element') {
    return [node];
  }
  if (node.tagName === 'pre') {
    return [plainCode(node)];
  }
  const children = node.children.flatMap(simplify);
  return hasClass(node, LAYOUT_ONLY) ? children : [{...node, children}];
}

function makeAbsolute(root: Root, pageUrl: string): void {
  for (const element of elements(root)) {
    for (const name of ['href', 'src']) {
      const value = attribute(element, name);
      if (value !== undefined) {
        element.properties[name] = new URL(value, pageUrl).href;
      }
    }
  }
}

/** @param main from a page model, without buttons and hash links */
export function feedContent(main: Element, pageUrl: string): string {
  const root: Root = {type: 'root', children: main.children.flatMap(simplify)};
  // Cloned, since links are rewritten in place.
  const content = structuredClone(root);
  makeAbsolute(content, pageUrl);
  return toHtml(sanitize(content, SCHEMA)).trim();
}
