/** A page's text in reading order, by heading: the tree of its Markdown. */
import type {Element} from 'hast';
import type {Heading, Nodes, Paragraph, Table} from 'mdast';
import type {Tab} from '../markdown-export/handlers.ts';
import {meaningOf} from '../markdown-export/toMarkdown.ts';
import {attribute, isElement} from '../page-model/hast.ts';
import type {PageModel} from '../page-model/types.ts';

export type Section = {
  /** 1 is the page itself, 2 to 6 its headings. */
  level: number;
  heading: string;
  /** The heading's id, without '#'. */
  anchor: string | null;
  parts: Part[];
};

/** A paragraph, an item, a row of a table or a code block. */
export type Part = {text: string; isCode: boolean; tab?: Tab | undefined};

/** On what repeats the text next to it, such as a mock-up's steps. */
const NOT_SEARCHED = 'dataSearchIgnore';

/** An admonition without a title shows its type. */
const ADMONITION = /^(?:note|tip|info|warning|danger)$/i;

/** Not only a tick or a dash. */
const hasWords = (cell: string) => /[\p{L}\p{N}]/u.test(cell);

function searched(element: Element): Element {
  const children = element.children
    .filter((child) => !isElement(child) || !isIgnored(child))
    .map((child) => (isElement(child) ? searched(child) : child));
  return {...element, children};
}

const isIgnored = (element: Element) =>
  attribute(element, NOT_SEARCHED) !== undefined;

function plain(node: Nodes): string {
  if ('value' in node) {
    return node.value;
  }
  if (node.type === 'break') {
    return ' ';
  }
  return 'children' in node ? node.children.map(plain).join('') : '';
}

const line = (node: Nodes) =>
  plain(node)
    .replace(/\u200B/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** "_Checked against …_": a paragraph that is all emphasis answers nothing. */
const isNote = ({children}: Paragraph): boolean =>
  children.length === 1 && children[0]?.type === 'emphasis';

/** The cells of each row; the header is repeated by no row. */
const rowsOf = ({children: [, ...rows]}: Table): string[] =>
  rows.map(({children}) => children.map(line).filter(hasWords).join(' · '));

export function sectionsOf({main, title, url}: PageModel): Section[] {
  const sections: Section[] = [
    {level: 1, heading: title, anchor: null, parts: []},
  ];
  const add = (text: string, tab: Tab | undefined, isCode = false) => {
    if (text !== '') {
      sections.at(-1)!.parts.push({text, isCode, tab});
    }
  };
  const start = (node: Heading) =>
    sections.push({
      level: node.depth,
      heading: line(node),
      anchor: node.data?.anchor ?? null,
      parts: [],
    });
  const read = (node: Nodes, outer?: Tab) => {
    const tab = node.data?.tab ?? outer;
    if (node.type === 'heading') {
      start(node);
    } else if (node.type === 'table') {
      rowsOf(node).forEach((row) => add(row, tab));
    } else if (node.type === 'code') {
      add(node.value, tab, true);
    } else if (node.type === 'paragraph') {
      const text = line(node);
      if (!isNote(node) && !node.data?.isTabLabel && !ADMONITION.test(text)) {
        add(text, tab);
      }
    } else if ('children' in node) {
      node.children.forEach((child) => read(child, tab));
    }
  };
  read(meaningOf(searched(main), url));
  return sections;
}
