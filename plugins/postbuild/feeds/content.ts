/**
 * The content of a post for feed readers: what is left of a page without
 * style and script. Readers drop what they do not know, so it is plain HTML
 * with whole addresses, and a diagram is the list of what it says.
 */
import type {Element, ElementContent, Root} from 'hast';
import {sanitize} from 'hast-util-sanitize';
import {toHtml} from 'hast-util-to-html';
import {attribute, classNames, elements, hasClass} from '../page-model/hast.ts';
import {codeText} from '../page-model/text.ts';

/** By the names that attributes have in the tree. */
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
  // Dropped with all that is in them; of other unknown elements the content
  // stays. A summary only opens its details.
  strip: ['svg', 'summary', 'script', 'style', 'button'],
};

/** Colours are of the page's style; the language is the code's own. */
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

/** Boxes that a wide table scrolls in, and that the rest is laid out by. */
const LAYOUT_ONLY = ['scroller', 'piece'];

function simplify(node: ElementContent): ElementContent[] {
  if (node.type !== 'element') {
    return [node];
  }
  if (node.tagName === 'pre') {
    return [plainCode(node)];
  }
  const children = node.children.flatMap(simplify);
  return LAYOUT_ONLY.some((name) => hasClass(node, name))
    ? children
    : [{...node, children}];
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

/** `main` is a page model's: already without buttons and hash links. */
export function feedContent(main: Element, pageUrl: string): string {
  const root: Root = {type: 'root', children: main.children.flatMap(simplify)};
  // A copy, since links are rewritten in place.
  const copy = structuredClone(root);
  makeAbsolute(copy, pageUrl);
  return toHtml(sanitize(copy, SCHEMA)).trim();
}
