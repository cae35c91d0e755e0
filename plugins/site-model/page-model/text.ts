/** Text of a cleaned tree. */
import type {Element, Nodes} from 'hast';
import {classNames, isElement} from './hast.ts';

export const BLOCK_TAGS = new Set(
  `address article aside blockquote caption dd details div dl dt fieldset
  figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main menu nav ol
  p pre section summary table tbody td tfoot th thead tr ul`.split(/\s+/),
);

/** With its white space; blocks are separated. */
export function rawText(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (!('children' in node)) {
    return '';
  }
  if (!isElement(node)) {
    return node.children.map(rawText).join('');
  }
  if (node.tagName === 'svg') {
    return '';
  }
  if (node.tagName === 'br') {
    return ' ';
  }
  const text = node.children.map(rawText).join('');
  return BLOCK_TAGS.has(node.tagName) ? ` ${text} ` : text;
}

/** On one line. */
export function inlineText(...nodes: Nodes[]): string {
  return nodes
    .map(rawText)
    .join('')
    .replace(/\u200B/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

export function rawCode(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(rawCode).join('') : '';
}

/** With line breaks and indentation. */
export function codeText(pre: Element): string {
  return rawCode(pre).replace(/^\n+|\s+$/g, '');
}

/** Of a code block: Docusaurus's container, or a plain `pre`. */
export function languageOf(block: Element): string | null {
  const name = classNames(block).find((each) => each.startsWith('language-'));
  const language = name?.slice('language-'.length);
  return language === undefined || language === 'text' ? null : language;
}
