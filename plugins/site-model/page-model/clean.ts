/** Reduces a page to its content, without navigation and controls. */
import type {Element, ElementContent, Text} from 'hast';
import {attribute, classNames, hasClass, isElement} from './hast.ts';
import {BLOCK_TAGS, rawCode, rawText} from './text.ts';

const NEVER_CONTENT = new Set([
  'button',
  'link',
  'meta',
  'noscript',
  'script',
  'style',
  'template',
]);

/** Navigation outside an article; inside it, they may be content. */
const NAVIGATION = new Set(['aside', 'form', 'nav']);

/** Rendered by the theme, not written by an author. */
const THEME_PARTS = [
  'hash-link',
  'table-of-contents',
  'tableOfContents',
  'tableOfContentsInline',
];

/** Marks controls, such as a tool's form, that aren't content. */
const NO_CONTENT = 'dataMarkdownIgnore';

/** Text for screen readers only. */
const SPOKEN_ONLY = /^(?:sr-?only|visually-?hidden)(?:_|$)/i;

function isAriaHidden(element: Element): boolean {
  return attribute(element, 'ariaHidden') === 'true';
}

function isHidden(element: Element): boolean {
  // All tab panels but one are hidden, but they are content.
  return (
    attribute(element, 'hidden') !== undefined &&
    attribute(element, 'role') !== 'tabpanel'
  );
}

function isDropped(element: Element): boolean {
  const {tagName} = element;
  return (
    NEVER_CONTENT.has(tagName) ||
    isAriaHidden(element) ||
    isHidden(element) ||
    attribute(element, NO_CONTENT) !== undefined ||
    THEME_PARTS.some((name) => hasClass(element, name)) ||
    classNames(element).some((name) => SPOKEN_ONLY.test(name)) ||
    // An icon; diagrams have the role `img`.
    (tagName === 'svg' && attribute(element, 'role') !== 'img')
  );
}

/** Whether the node needs a space before it. */
function startsWord(node: ElementContent | undefined): boolean {
  return node?.type === 'text'
    ? /^[\p{L}\p{N}]/u.test(node.value)
    : isElement(node);
}

const space = (): Text => ({type: 'text', value: ' '});

/** Inside these, adjacent elements may be parts of one word. */
const UNBROKEN = new Set(['code', 'pre', 'svg']);

const isInline = (node: ElementContent | undefined): node is Element =>
  isElement(node) && !BLOCK_TAGS.has(node.tagName);

/**
 * Adds a space between two inline elements that only CSS keeps apart.
 */
function withGaps(children: ElementContent[]): ElementContent[] {
  return children.flatMap((child, index) => {
    const previous = children[index - 1];
    const glued =
      isInline(previous) &&
      isInline(child) &&
      /[\p{L}\p{N}]$/u.test(rawText(previous)) &&
      /^[\p{L}\p{N}]/u.test(rawText(child));
    return glued ? [space(), child] : [child];
  });
}

/** Drops positions, which would double the memory a large site needs. */
function withChildren(
  {tagName, properties}: Element,
  children: ElementContent[],
): Element {
  return {type: 'element', tagName, properties, children};
}

/**
 * Reduces a code block to its text: highlighting adds an element per token,
 * which every consumer would have to walk through.
 */
function withoutHighlighting(pre: Element): Element {
  const text: Text = {type: 'text', value: rawCode(pre)};
  const code = pre.children.find(isElement);
  return withChildren(pre, [code ? withChildren(code, [text]) : text]);
}

function cleanChildren(
  children: ElementContent[],
  drop: (element: Element) => boolean,
  unbroken = false,
): ElementContent[] {
  const kept = children.flatMap((child, index): ElementContent[] => {
    if (child.type === 'text') {
      return [{type: 'text', value: child.value}];
    }
    if (!isElement(child)) {
      return [];
    }
    if (drop(child)) {
      // A hidden arrow between two words still separates them.
      const separates = isAriaHidden(child) && index > 0;
      return separates && startsWord(children[index + 1]) ? [space()] : [];
    }
    if (child.tagName === 'pre') {
      return [withoutHighlighting(child)];
    }
    const isLine = unbroken || UNBROKEN.has(child.tagName);
    const inside = cleanChildren(child.children, drop, isLine);
    return [withChildren(child, inside)];
  });
  return unbroken ? kept : withGaps(kept);
}

/** Returns a copy, without the h1, which is the page's title. */
export function clean(
  element: Element,
  {navigation}: {navigation: 'keep' | 'drop'},
): Element {
  const drop = (child: Element) =>
    isDropped(child) ||
    child.tagName === 'h1' ||
    (navigation === 'drop' && NAVIGATION.has(child.tagName));
  return {...element, children: cleanChildren(element.children, drop)};
}

/** Returns a copy of a heading, including the h1. */
export function cleanHeading(heading: Element): Element {
  return {...heading, children: cleanChildren(heading.children, isDropped)};
}
