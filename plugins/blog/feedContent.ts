/**
 * Posts for feed readers, which drop elements they don't know: the blog
 * plugin's items with plain HTML, and diagrams as text.
 */
import type {PluginOptions} from '@docusaurus/plugin-content-blog';
import type {Element, ElementContent, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {sanitize} from 'hast-util-sanitize';
import {toHtml} from 'hast-util-to-html';
import settings from '../../site.settings.ts';
import {cardPath} from '../../data/paths.ts';
import {clean} from '../site-model/page-model/clean.ts';
import {hasClass} from '../site-model/page-model/hast.ts';
import {codeText, languageOf} from '../site-model/page-model/text.ts';

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

/** Keeps the language, as feed readers that highlight code expect it. */
function plainCode(pre: Element, language: string | null): Element {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: language ? {className: [`language-${language}`]} : {},
    children: [{type: 'text', value: codeText(pre)}],
  };
  return {...pre, properties: {}, children: [code]};
}

/** Wide tables scroll inside it. */
const LAYOUT_ONLY = 'scroller';

function simplify(
  node: ElementContent,
  language: string | null = null,
): ElementContent[] {
  if (node.type !== 'element') {
    return [node];
  }
  const own = languageOf(node) ?? language;
  if (node.tagName === 'pre') {
    return [plainCode(node, own)];
  }
  const children = node.children.flatMap((child) => simplify(child, own));
  return hasClass(node, LAYOUT_ONLY) ? children : [{...node, children}];
}

/** @param html of a post, with absolute URLs */
export function feedContent(html: string): string {
  const {children} = fromHtml(html, {fragment: true});
  const post = {
    type: 'element' as const,
    tagName: 'main',
    properties: {},
    children: children as ElementContent[],
  };
  const content = clean(post, {navigation: 'keep'}).children.flatMap((child) =>
    simplify(child),
  );
  const root: Root = {type: 'root', children: content};
  return toHtml(sanitize(root, SCHEMA)).trim();
}

type CreateFeedItems = NonNullable<
  PluginOptions['feedOptions']['createFeedItems']
>;

export const createFeedItems: CreateFeedItems = async ({
  defaultCreateFeedItems,
  ...params
}) => {
  const {urls} = settings;
  const items = await defaultCreateFeedItems(params);
  return items.map((item) => ({
    ...item,
    content: feedContent(item.content ?? ''),
    // The page's social card.
    image: urls.site + cardPath(item.link.slice(urls.site.length)),
  }));
};
