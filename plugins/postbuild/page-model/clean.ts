/** Leaves of a page what it says, and takes away what only operates it. */
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

/** Content inside an article may use these; around it they are navigation. */
const NAVIGATION = new Set(['aside', 'form', 'nav']);

/** Drawn or listed by the theme, not written by anyone. */
const THEME_PARTS = [
  'hash-link',
  'table-of-contents',
  'tableOfContents',
  'tableOfContentsInline',
  'theme-doc-card-icon',
];

/** On what a reader operates, such as a tool: it is no text of the page. */
const NO_CONTENT = 'dataMarkdownIgnore';

/** Spoken to screen readers only, where the picture says it by itself. */
const SPOKEN_ONLY = /^(?:sr-?only|visually-?hidden)(?:_|$)/i;

function isAriaHidden(element: Element): boolean {
  return attribute(element, 'ariaHidden') === 'true';
}

function isHidden(element: Element): boolean {
  // All tabs but one are hidden until they are chosen; they are content.
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
    // An icon; a drawing says that it is one.
    (tagName === 'svg' && attribute(element, 'role') !== 'img')
  );
}

/** Whether a word would be glued to what stands before it. */
function startsWord(node: ElementContent | undefined): boolean {
  return node?.type === 'text'
    ? /^[\p{L}\p{N}]/u.test(node.value)
    : isElement(node);
}

const space = (): Text => ({type: 'text', value: ' '});

/** Where elements are parts of a word or a line. */
const UNBROKEN = new Set(['code', 'pre', 'svg']);

/** Blocks stand apart by themselves. */
const isInline = (node: ElementContent | undefined): node is Element =>
  isElement(node) && !BLOCK_TAGS.has(node.tagName);

/**
 * Two elements that style alone keeps apart (columns, a gap) are two words.
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

/** Without positions, which would double what a large site keeps in memory. */
function withChildren(
  {tagName, properties}: Element,
  children: ElementContent[],
): Element {
  return {type: 'element', tagName, properties, children};
}

/**
 * Of a block of code, its text: colours make an element of each word, which
 * all that read the tree would have to walk through.
 */
function withoutColors(pre: Element): Element {
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
      // An arrow between two words is hidden, but keeps them apart.
      const separates = isAriaHidden(child) && index > 0;
      return separates && startsWord(children[index + 1]) ? [space()] : [];
    }
    if (child.tagName === 'pre') {
      return [withoutColors(child)];
    }
    const isLine = unbroken || UNBROKEN.has(child.tagName);
    const inside = cleanChildren(child.children, drop, isLine);
    return [withChildren(child, inside)];
  });
  return unbroken ? kept : withGaps(kept);
}

/** A copy; the h1 is left out too, since it is the page's title. */
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

/** A copy of a heading, which may be the h1 itself. */
export function cleanHeading(heading: Element): Element {
  return {...heading, children: cleanChildren(heading.children, isDropped)};
}
